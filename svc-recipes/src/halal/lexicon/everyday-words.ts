/** Ordinary words within a slip of a forbidden one, and the words of the kitchen: they are what they say. */
export const everydayWords = `
  gerieben geriebene geriebener geriebenen schmaltz abondante absolu absolue absolues absoluta absolutas absolute absoluto absolutos advocate advocates
  alfalfa alles allow allowed allows allspice almond almonds amaranth amaretti amazing ample ampler anchovy angers
  anise anised aniseed apple apples apply apricot apricots arrange arrow artichoke artichokes arugula asparagus
  aspirin assenza asso aubergine aubergines average avocado avocados bagel bagels baguette bailed bake baked baker
  bakers bakery baking balloon balsamic bananas banda bandana banner banners barbier barely barfi barge barley baron
  barrera barrow basha basic basics basil basin basins basket baskets basmati bason bass bassi basso basteeya
  bastilla batter battered batteries batters beacon beacons bean beans bear beard bears beast beckon been beet
  beetroot beets begin beginning bellow bench berries berry bestila better beverage beverages bhaji biriyani biryani
  biscuit biscuits bisque bitter bitterly bitterness blender blenders blister blitters board boarder boards boast
  boat boats boil boiled bolder bonbon bonbons bone boned boneless bones bonito bonless bonnet bonnets bonzini border
  borders bored boulder bourbon bowl bowls braise braised braising bramble branch brand brandade branded brandeis
  branden branding brandon brands brandys brandywine branzino bread breads breakfast breast breasts brine brined
  bring brioche brisk brisked brisket broad broil broiled brook brunch buckwheat bulb bulbs bulger bulghur bulgur
  bull bullshits bunny buratta burger burgers burglar burrata burrito burritos bustard butter buttermilk butternut
  buttery button buttons cabinet cable cake calabash calabaza calabrese calabria calabrian calamari cambozola
  camembert camomile campaign campari camper campinas camping candied candle candles cannellini cannelloni cannoli
  canola cantaloupe caper capers capsicum caramel caramelised caramelized caramels carat caraway carbon card cardamom
  cardoon cards caret carets caring carried carrot carrots carry carton cartons carving caseing cashew cashews
  cashing casin casinf casing casings casinh casinl casino casinq cassava casserole cassette caster casting castings
  castor catman cauliflower causing caving cayenne cedillas celebrate celebrity celeriac celery cellar cellars
  certeza chacha chamomile champ champignon champignons champion champions championship champs chana channel channels
  chapati chard charmer charred chart charts chasing cheddar cheer cheers cheese cheesy chermoula cherries cherry
  cherrystone chervil chestnut chestnuts chicken chickens chickpea chickpeas chicory chilli chillies chipotle
  chipping chives chocolate chop chopped chopper chopping choppy chops chorusos chutney ciabatta cider ciders cidrs
  cilantro cinder cinnamon citrus claire clam clams claret climb clipping cloak closing clove cloves coast coaster
  coat coated cocoa coconut coder coders coffee coffees cognac cognate coil collage collar collard collards collars
  college colleges colonel combo comic coming company compare compared compares comparing congee conical cook cooked
  cooker cookie cookies cooking cooks cooky copper coppers coriander corner cornflour cornmeal cornstarch cosine
  cosmic cottage courgette courgettes couscous cracked cracker crackers cracking cranberries cranberry crashers cream
  creamed creamery creams creamy creations cremation creme cremes cress crisp crisps crispy croak croissant crook
  crumble crumbled crumbly crumbs crumpet crumpets crunch crunchy crust crusts crusty crème cube cubed cubes cucumber
  cucumbers cumin cuming currant currants current curried curry custard custards cutting daal dancing dangers dashi
  date dated dates deal dedicated deer delicacy delicate delicious delimits demon dental desert desidera dessert
  desserts detailed dhal dill dinner dinners dipping dish dishes dollar donut doughnut drill drills dripped dripping
  drippings dropped dropping droppings drumstick drumsticks dubbed dubbele dukkah dummies dummy dumping durian dusk
  eclair edamame eid elder emulator endive essenciais essenti evoo extractfile extractie extractor extractors extrair
  extraite fable falafel falafels falcon falcons fallow farfalle farmer faster fattoush favoring favouring fellow
  fender fennel fenugreek ferne fernen ferry ffontaine figs fillet fillets filling fillings find fine finger fingers
  fish fishes fixture flannel flour floured flours flower flowers focaccia focal foil foils folder fondant fondants
  fontaine former foundation francs frank frankly freezer fried frisch frische frischer frisches fry fryer frying
  funnel funny fusilli futuras gado gamba gambas garlic garlicky garnet garnets garnish geecko gelaten gelatinise
  gelatinize gelatinous gelato gender geneve gentle gentles ghee gherkin gherkins gig gill ginger gingered gingery
  gnocchi goat goats golden goldens goreng gotta grade grades grain grains grainy grand grandma grandpa grape
  grapefruit grapes grapeseed graph grappa grated grater grates gratin gratins gravel graves gravlax gravy grill
  grille grilled griller grills grin grind grinder gripping ground grounds groundwork grumble guava gulab gumbos
  gummed gunny haddock haleem halibut halloumi hallow halted halwa hamlet hammer hammered hamper hand handful
  handle handles hard harder haricot harissa harrow hazelnut hazelnuts heal hearing heel herring herrings hibiscus
  hoisen hoisin holder honey honeydew honeyed hopping horizon horseradish hotdoc houmous hound hulled humble hummus
  hurried hurry husk husks iftar inner iodised iodized isang jaggery jajones jalapeno jalapenos jalebi jam jamesan
  jamessan jams jamun jicama jug jugs jumbo kabab kadai kale karahi kasha kashi katsuobushi kebab kebabs kerabu
  kernel kernels ketchup kettle kheer khurma kibana kibbe kibbeh kidding kidney kidneys kirsch kirschen kisza kitchen
  kitchens kitsch kiwi kofta koftas kohlrabi kombu korma kumquat label labels labne labneh labni ladder laddu lager
  lagere lagers lagged lagra lake laksa lamb lambs lamer langer lard larder large larger largest lark laser lassi
  later lather launch layer layered layers leader leather leek leeks lemon lemonade lemonbalm lemongrass lemons
  lemony lender length lengths lengthways lengthwise lentil lentils letter lettuce lever levers licorice lightly
  liking limb limbo limbs lime limeade limes limon limoncillo linger lingering linguine linguini linnet
  linseed lion lions liquid liquids liquor liquorice litter little littleneck liver livers living llabs lobster
  lobsters local lodeh loin loins longan lords lossage lotion lssd lunch lychee lychees machin mackerel madeleine
  madeleines magenta make malloc mallocs mallow malt malted malts malty mandarin mandarins mandoc mandolin mandoline
  maneira maneiras manfoo mango mangoes mangos mangosteen manners mantas mantle maple margin margins marin marinade
  marinades marinated marinating marine mariner marines marjoram marrow marrows marsalan marshall marshalls martin
  martinet marvin masala mascarpone mascarpones masoor master matcha meal meals meatless meatloaf meaty meddle medium
  medlar medley mellow melon melons melt melted melts mental merge meringue merry metal mettle millet mince minced
  mincer minces mincing mine mint minty mirin mirix miso mixin mixing mixins mixture mixtures moat model modeless
  modell modelled modelling modello models modern modulo molasses mold molds molten moong morin moringa mormon motion
  mould moulds mound mozzarella mroonga muesli muffin muffins muffled mug mugs mulberry multigrain mummy munch
  mushroom mushrooms musk mussels mustard mustards mutton mysess naan nallows narrow nasi natural naturally nature
  nectarine nettle nettles nickel nihari noodle noodles nori notion nutmeg oalet oat oatmeal oats oil oils oily okra
  older olive olives onion onions option options orange oranges order orders orecchiette oregano organic organs
  orvalet orzo packet packets pakora pakoras pan pancake pancakes pancetta panda pandan pandas paneer panela panini
  panko panna panne pans pants papaya paper papers pappardelle paprika paratha parley parrot parsley parsnip parsnips
  partial parties partly pasha passata passatas passati passato passion passionfruit passivo passo passos pasta
  pastas paste pasted paster pastes pasteurised pasteurized pasties pastilla pastor pastrami pastries pastry pastured
  pasty patient patten peach peaches peanut peanuts pear pears pecan pecans pedal peddle peel peeled peeler peels
  peer peering peerings peers penne pennies penny peony pepita pepitas pepito pepitos pepper peppercorn peppercorns
  peppered peppermint peppermints peppers peppery pepsi pepsin perfil peril period periodic periods permil pernod
  perry persimmon pessoa pessoas petal picata piccata picker pickers pickle pickled pickles picture pictures pilaf
  pilaff pilau pillow pillows pills pinch pine pineapple pines pistachio pistachios pita pitta pittas pizza pizzas
  pizzeria placenta planet plant plants plum plump plums poached pocket pockets podium poker polenta polled
  pomegranate poort popcorn porder portar ported porter porterhouse porters portion portions poster posters potato
  potatoes poter potion potions pouch pound pounds pport ppport prawn prawns presecco presente presentes presenti
  presents presume presumes pretzel pretzels primitive primitives prince proceed process processed processing
  processor progress project prosecco provenance provence prune prunes pulao pulled pumpkin pumpkins punch punting
  pure puree pureed purely purest purloin pythonw pythonx quiche quiches quick quickly quince quinces quinoa racute
  rader radish radishes raisin raising raisins raita rake ramadan rambutan ramekin ramen ranch range ranger rangers
  ranges rapeseed raspberries raspberry raster ratatouille ratijas ravioli real reason reasons reddish relation
  relish rendang render rennet rental resin resins retina rhubarb ribbon ribbons rice ricer rices richard rickard
  ricotta ricottas rigatoni rinsing ripping rise rising risotto river rivers roast roasted roaster roasts rocha
  rocket rogan roja roll rolled roller rollers rolls room rooster rosemary roster roti round rounds ruffled rum
  rump rumps rusk rusks rust rustic saffron sage sake sakes salad salade salads sallow salmon salmony salon saloon
  saloons salsa salsas salsify salt salted salting salty salute sambal samosa samosas samphire sandal sandals
  sandwich sandwiches satay sauced saucelabs saucepan saucer sauces saucy sausagefest saute sauteed sauté sautéed
  savelog savory savoury sayur scallion scallions scandal schicken scholar schweiz schwerin schwern scone scones
  scores scout scroll seal seam seams seared searing season seasonal seasoned seasoning seaweed seer seller sellers
  semolina sergent serpentine servant served servent server serves serving servings sesame settle sewer shade shaded
  shake shallot shallots shallow shanky shard sharing shawarma shearing sheer sherbet sherpa shimmer shine shish
  shopping shortage shortbread shorten shortened shorter shoulder shoulders shout shrimp shrimps shrine sickle silver
  silverbeet simmer simmered simmering since singer sinner sirloin sirup sistemin skewer skewered skewers skill
  skillet skillets skillful skinner slender slice sliced slicer slices slightly slimmer sliver slivered slivers
  smoked smoker smokey smoky smoulder snack snacks snake snakemail snap snapper snappers snaps snout soak soaked soba
  sodium soil sollen sonnet sorbet sorrel sorters sound sour source sources sourdough soured souvla souvlakis
  soybeans spaghetti spaghettini spearmint spelt spice spiced spices spicy spinach spine spinner spirit spirits
  splash splashes splendor splice sponge spout sprite sprout sprouts squash squashes stable stack stacks stake steady
  steak steaked steaks steam steamed steamer steel steer stellen stevia stew stewed stews stillen stir stirred
  stirring stirrup stock stocks stoked stolen stollen stores stout stouter stow stowed strained strainer strawberries
  strawberry stripping stroll study stuffed stuffing sturdy suburban sugar suhoor sullen sultanas sumac sumach summer
  sunny supper suppers suppress suppresses swallow swede sweetcorn swollen swordfish syrup syrups tabasco tabbouleh
  table tables tagine tagines tagliatelle tahini tailed tajine talloc tallow tamari tamarind tandoori tangerine
  tapioca tapping tarragon tart tartar tartare tarte tarts taster tatar tea teaches team teams teas tempe tempeh
  tender tenderloin tenderloins tenderly tenders termina termine terrain theme thigh thighs thinner thyme tickle
  tightly tikka tilapia time times tipping toast toasted toaster toasts tobacco toffee toffees tofu toil tokai
  tomatillo tomato tomatoes tongue tongues toor topino topping toppings torino tornado torrents torte tortellini
  tortes tortilla tortillas trailed travel traverse treacle trellis trickle tripping troll trolle trout truffle
  truffled truffles trust trusty tuba tube tuber tubers tubes tulip tumble tumeric tummy tuna tunas tunnel turban
  tureen turkey turkeys turmeric turnip turnips turnkey tusk udon uncle unicom unicus upper urad urban vallee vandal
  vanilla veal veals vegan vegans vegetable vegetables vendor venison vermicelli vermicellini vextract village vine
  vinegar vines vineyard vocal voila wafer wafers waffle waffles waiter wakame walnut walnuts wander warmer wasabi
  water watercress watered watermelon waters watery weiser weiter werner wheat wheats wheel whey whine whines
  whipping whisk whisked whisker whiskers whisking whisks whole wholegrain wholemeal wholesome wholewheat wieder
  wiener wind window winds wing wings wink winner winners winter wish wizards wonder workers wound wurtel yam yams
  yard yards yeast yellow yield yoghurt yoghurts yogurt yolk yolks yummy zaatar zeer zerr zest zesty zinger zucchini
`;
