/** Ordinary words within a slip of a forbidden one, and the words of the kitchen: they are what they say. */
export const everydayWords = `
  abondante absentes absolu absolue absolues absolus absoluta absolutas absolute absoluto absolutos absolutte absoluut
  abszolut adler advocate advocates alfalfa allegato alles allow allowed allows allspice almond almonds amaranth
  amarena amarene amarenen amaretti amazing amazone ampari ample ampler anchovy angers angina anise anised aniseed
  appenzello apple apples apply apricot apricots aramasi armasi aroman arrange arrow artichoke artichokes artister
  artvin arugula asparagus aspirin assenza asso astratto aubergine aubergines average avocado avocados bacan bacanese
  bacone bagel bagels baguette bailed bailey bake baked baker bakers bakery baking bakke balinees balken balkens
  balloon balon balsamic bananas banda bandana bandi banner banners barbara barbier barely barfi barge bariera barley
  barnet barnets baron barrera barrow basha basic basics basil basin basins basket baskets basmati bason bass bassi
  basso basteeya bastilla batken baton batons batter battered batteries batters beacon beacons bean beans bear beard
  beards bears beast beckon beckons been beet beetroot beets begin beginning bellow bench benin beranda berbera
  berbere berberes berries berry bestila better beverage beverages bhaji bicarbonate bifang biriyani birmingham birr
  birra birri biryani biscuit biscuits bisque bitter bitterly bitterness blanda blender blenders blister blitters
  board boarder boards boast boat boats boil boiled bolder bologne bonbon bonbons bone boned boneless bones bonito
  bonless bonnet bonnets bonzini border borders bored borgogna boulder bourbon bowl bowls braise braised braising
  bramble brana branch brand brandade branded brandeis branding brandl brandon brands brandywine brani branzino bread
  breads breakfast breast breasts brindisi brine brined bring brioche brisk brisked brisket broad broil broiled brook
  brunch buckwheat bulb bulbs bulger bulghur bulgur bull bullshits bunny buratta burger burgers burglar burgundia
  buriat buriato burrata burrito burritos bustard butter buttermilk butternut buttery button buttons cabanas cabinet
  cable caimanes caimao cake calabash calabaza calabrese calabria calabrian calamari camali cambozola camembert camisa
  camomile campaign campana campania campanie campari camper campinas camping campuri canale canales candied candle
  candles cannellini cannelloni cannoli canola cantaloupe canuri caper capers capsicum caramel caramelised caramelized
  caramels carat caraway carbon carbonate carbonates card cardamom cardoon cards caret carets caribbean caribeen
  caribeens caring carried carrot carrots carry carton cartons carving cascata caseing cashew cashews cashing casillas
  casin casinf casing casings casinh casinl casino casinq cassava casserole cassette caster casting castings castor
  catar catari catman cauliflower causate causing caving cayenne cayman caymans ceballos cedillas celebrate celebrity
  celeriac celery cellar cellars cermin certeza cevabi cevap chacha chamomile champ champagner champignon champignons
  champion champions championship champs chana changma channel channels chapati chard charmer charred chart charts
  chasing chaura cheddar cheer cheers cheese cheesy chermoula cherries cherry cherrystone chervil chestnut chestnuts
  chibcha chibchas chicken chickens chickpea chickpeas chicory chilli chillies chincha chipotle chipping chives
  chocolate chop chopped chopper chopping choppy chops chorusos chutney ciabatta cider ciders cidrs cilantro cinder
  cinnamon citrus claire clam clams clare claret climb clipping cloak closing clove cloves coast coaster coat coated
  cochin cochinchina cocoa coconut coder coders coffee coffees cofnac cognac cognate coil collage collar collard
  collards collars college colleges colonel combo comic coming company compare compared compares comparing congee
  conical contina contine cook cooked cooker cookie cookies cooking cooks cooky copper coppers coriander corner
  cornflour cornmeal cornstarch cosine cosmic cottage courgette courgettes couscous cracked cracker crackers cracking
  cranberries cranberry crashers cream creamed creamery creams creamy creant creations cremation creme cremes cress
  crisp crisps crispy croak croissant crook crumble crumbled crumbly crumbs crumpet crumpets crunch crunchy crust
  crusts crusty crème cubango cube cubed cubes cucumber cucumbers cumin cuming cunningham curazao currant currants
  current curried curry custard custards cutting daal dancing dangers dashi date dated dates deal dedicated deer deers
  delicacy delicate delicious delimits demon dental desert desidera desideri dessert desserts destinos detailed dhal
  dill dinner dinners dipping dish dishes dogra dollar dong donut doughnut drill drills dripped dripping drippings
  dropped dropping droppings drumstick drumsticks dubbed dubbele dubbelt duff dukkah dummies dummy dumping dumpning
  dunkles duracao durham durian dusk eclair edamame eid ekstra ekstraksi elder embutida embutidas emulator emulatoren
  emulatori endive esencial essenciais essenti estratta estreito etag evoo extracao extractfile extractie extractor
  extractors extrai extrair extraite extraites ezzel fable falafel falafels falcon falcons fallow farfalle farmer
  faster fattoush favoring favouring fellow fender fennel fenugreek ferne fernen ferner ferry ffontaine figs fillet
  fillets filling fillings find fine finger fingers fish fishes fixture fjernet flamsk flannel flour floured flours
  flower flowers focaccia focal foil foils folder fondant fondants fondul fonstina fontaine fontana former foundation
  franceses francs frank franke frankly franko frans fransk freezer fried frisch frische frischer frisches fry fryer
  frying funnel funny fusilli futuras gado galatian galatien gamba gambas garlic garlicky garnacho garnet garnets
  garnish gears geecko geladenes gelaten gelatinise gelatinize gelatinous gelato gender generer geneve gentle gentles
  gerieben geriebene geriebenen geriebener ghee gherkin gherkins gig gill gina ginevra ginger gingered gingery ginkgo
  ginnie ginny gironde glisorul gnocchi goat goats golden goldens goleste goreng gotta gracias grade grades graham
  grain grains grainy gramma grand grandma grandpa grapa grape grapefruit grapes grapeseed graph grappa grated grater
  grates gratin gratins gravel graves gravlax gravy greben grecia grill grille grilled griller grills grin grind
  grinder gripping ground grounds groundwork grumble guava gueze gulab gummed gunny haddock haleem halibut halloumi
  hallow halted halwa hamad hamburg hamdi hamid hamida hamlet hamlets hammad hammer hammered hamper hampshire hampton
  hamza hand handful handle handles hard harder haricot harissa harrow hasle haslem hazelnut hazelnuts heal hearing
  heel herring herrings hertevin hibiscus hoisen hoisin holder honey honeydew honeyed hopping horizon horseradish
  hotdoc houmous hound hulled humble hummus hurried hurry husk husks iftar igana inner iodised iodized isang jaggery
  jajones jalapeno jalapenos jalebi jam jambol jamesan jamessan jams jamun jangkau japones jeremy jerome jicama jug
  jugs jumbo kabab kabala kadai kahua kale karahi kasha kashi kasim kasser katsuobushi kebab kebabs kerabu kernel
  kernels ketchup kettle kheer khurma kibana kibbe kibbeh kidding kidney kidneys kirsch kisza kitchen kitchens kitsch
  kiwi kodha kofta koftas kohlrabi kombu kontak konya korma koryak koyak kraai kumquat label labels labne labneh labni
  ladder laddu lader lagen lagere lagers laget lagged lagra lagre lagrer lake laksa lamb lambang lambs lamer langer
  langkah languette lard larder large larger largest lark larson laser lassi later lather launch lautem laver layer
  layered layers leader leather leek leeks leger legers lemon lemonade lemonbalm lemongrass lemons lemony lender
  length lengths lengthways lengthwise lentil lentils lesothan letao letter lettuce lever levers licorice lieur
  lightly liking lille lillooet liluet limb limbo limbs lime limeade limes limon limoncillo limpia linger lingering
  linguine linguini linnet linseed lion lions liquid liquids liquor liquorice listenin litter little littleneck liver
  livers living llabs lobster lobsters local lodeh loin loins longan lords lossage lotion lssd lunch lychee lychees
  machin macieira mackerel macvan madeleine madeleines magenta maiase make malasia malloc mallocs mallow malt maltai
  maltais malted malts malty mandarin mandarins mandeo mando mandobo mandoc mandolin mandoline maneira maneiras manfoo
  mango mangoes mangos mangosteen manners mantas mantle maple marcel margaret margarete margareth margen margens
  margin margini margins margot marianas marin marinade marinades marinated marinating marine mariner marines marjoram
  marken marrow marrows marsal marsalan marshales marshall marshalla marshalls marten martens martin martinet martinez
  martinho martinik marvin marzec marzo masala mascarpone mascarpones masoor master matale matcha mausul mbutido meal
  meals meatless meatloaf meaty meddle medium medlar medley mellow melon melons melt melted melts memasukkan
  memasukkannya membukan mental merge meringue merry metal metninden mettle mezcla michif michip migori millet mince
  minced mincer minces mincing mine minimieren minori mint minty miren mirici mirin miring mirip miriti mirix miso
  mixin mixing mixins mixture mixtures moat model modela modele modeles modeless modeli modell modelled modelling
  modello modells models modelu modern modulo modulos mohamad molasses mold molds molten montati moong morceau morelos
  morin moringa mormon morona mortais motion mould moulds mound mozzarella mroonga muesli muffin muffins muffled mug
  mugs muhammad mulberry mullu multigrain mummy munch mushroom mushrooms musk mussels mustard mustards mutton mysess
  naan nallows narrow nasi natural naturally nature nectarine nettle nettles nickel nihari nocion noodle noodles nori
  notion nottingham nutmeg oalet oat oatmeal oats oil oils oily okra older olive olives onion onions option options
  orange oranges order orders orecchiette oregano organic organs orvalet orzo packet packets pakora pakoras palanka
  pan pancake pancakes pancetta panda pandan pandas paneer panela paneles panini panko panna panne pans pants papaya
  paper papers pappardelle paprika paratha paritas parley parrot parsley parsnip parsnips partial parties partly pasha
  passata passatas passati passato passion passionfruit passivo passo passos pasta pastas pasted paster pastes
  pasteurised pasteurized pasties pastilla pastor pastrami pastries pastry pastured pasty patient patis patten peach
  peaches peanut peanuts pear pears pecan pecans pedal peddle peel peeled peeler peels peeps peer peering peerings
  peers pembesaran penne pennies penny peony pepita pepitas pepito pepitos pepper peppercorn peppercorns peppered
  peppermint peppermints peppers peppery pepsi pepsin perfil peril period periodic periods permil pernik pernod perry
  persimmon pessoa pessoas pestanas petal picata piccata picker pickers pickle pickled pickles picture pictures pilaf
  pilaff pilau pillow pillows pills pinch pine pineapple pines pistachio pistachios pita pitta pittas pizza pizzas
  pizzeria placenta planet plant plants plum plump plums poached poche pocket pockets podium poiche poker polenta
  polled pomegranate poole poolse poort popcorn porcelain porcelaine porcelana porcellana porcie porder porselein
  porselen portar porte ported portee porten porter porterhouse porters portez porthos portia portion portions
  portiune portre posle poster posters potato potatoes potens poter potion potions pouch pound pounds pozove pport
  ppport prancheta prawn prawns presecco presenta presente presentes presenti presents presume presumes presune
  presunut pretzel pretzels primitive primitives primitivni prince proceed process processed processing processor
  progress project prosecco provenance provence prune prunes puertos pulao pulled pumpkin pumpkins punch punting pure
  puree pureed purely purest purloin putine putini pythonw pythonx qatar quiche quiches quick quickly quince quinces
  quinoa racute rader raders radish radishes raisin raising raisins raita rake ramadan rambutan ramekin ranch range
  ranger rangers ranges rapeseed raspberries raspberry raster ratatouille ratijas raute ravioli real reason reasons
  reddish regina relation relish rendang render rengin rennet renset rental resin resins retina rhone rhubarb ribbon
  ribbons ricardo rice ricer rices richard rickard ricotta ricottas rigatoni rinsing ripping rise rising risotto river
  rivers roast roasted roaster roasts rocha rocket rogan roja roll rolled roller rollers rolls roma romain romaine
  roman romana romania romanian romano romanos romans rome room rooster rosemary rosetta roster roti round rounds
  ruffled rum rumai rumali rumania rumi rump rumps rusk rusks rust rustic saami saffron sage sake sakes salaam salad
  salade salads salamanca salaries salary sallow salmon salmony salon saloon saloons salsa salsas salsify salt salted
  salting salty saluma salute sambal sambuga samosa samosas sampang samphire sandal sandals sandwich sandwiches sandy
  sanguie santala sarmala satay sauced saucelabs saucepan saucer sauces saucy sausagefest saute sauteed sauté sautéed
  savelog savory savoury sayur scali scallion scallions scandal scheinen schicken schmales schmaltz scholar schweiz
  schwerin schwern scone scones scores scout scroll seal seam seams seared searing season seasonal seasoned seasoning
  seaweed seer selee seller sellers semolina sergent serpentine servant served servent server servera serves serving
  servings sesame settle sewer shade shaded shake shallot shallots shallow shanky shard sharing shawarma shearing
  sheer shehri sherbet sherpa shimmer shine shira shish shopping shortage shortbread shorten shortened shorter
  shoulder shoulders shout shrimp shrimps shrine sickle sikka silver silverbeet simmer simmered simmering since singer
  sinner sirloin sirup sistemin sistemini skewer skewered skewers skill skillet skillets skillful skinner slender
  slice sliced slicer slices slightly slimmer sliver slivered slivers smoked smoker smokey smoky smoulder snack snacks
  snake snakemail snap snapper snappers snaps snout soak soaked soba sodium soil soletta sollen sonnet soppressi
  sorbet sorbian sorrel sorters sound sour source sources sourdough soured sousse souvla soybeans spaghetti
  spaghettini spearmint spelt spice spiced spices spicy spinach spine spinner spirit spirits splash splashes splendor
  splice sponge spout sprite sprout sprouts squash squashes stable stack stacks stake stallen steady steak steaked
  steaks steam steamed steamer steel steer stega stellen stevia stew stewed stews stillen stir stirred stirring
  stirrup stock stocks stoked stolen stollen stores stout stow stowed strained strainer strawberries strawberry strefa
  streges stripping stroll struga study stuffed stuffing sturdy suburban sugar suhoor sullen sultanas sumac sumach
  summer sunny supper suppers suppress suppresses swallow swede sweetcorn swollen swordfish syrup syrups tabasco
  tabbouleh table tables tagine tagines tagliatelle tahini tailed tajine talloc tallow tamari tamarind tandoori
  tangerine tapioca tapping tarragon tart tartani tartar tartare tarte tarts taster tatar tea teaches team teams tears
  teas tekil tempe tempeh tender tenderloin tenderloins tenderly tenders terbina termina termine termines terrain
  tersine theme thigh thighs thinner thuringen thyme ticino tickle tightly tikka tilapia time times tipping tiram
  toast toasted toaster toasts tobacco tobbe tocno toffee toffees tofu toil tokai tokari tomatillo tomato tomatoes
  tongue tongues toor topino topping toppings torino tornado torrents torte tortellini torteno tortes tortilla
  tortillas traffade traffades trailed travel traverse treacle trellis trickle tripping troll trolle trout truffle
  truffled truffles trust trusty tuba tube tuber tubers tubes tulip tumble tumeric tummy tuna tunas tunnel turban
  tureen turkey turkeys turmeric turnip turnips turnkey tusk udon uncle unicom unicus upper urad urban vagina valette
  vallee vandal vanilla veal veals vegan vegans vegetable vegetables vendor venison vermicelli vermicellini vextract
  village vine vinegar vines vineyard virginia vocal vodafone voila wafer wafers waffle waffles waiter wakame walnut
  walnuts wander warmer wasabi water watercress watered watermelon waters watery wegner weiser weiter werner wheat
  wheats wheel whey whine whines whipping whisk whisked whisker whiskers whisking whisks whole wholegrain wholemeal
  wholesome wholewheat wieder wiener wind window winds wineries winery wing wings wink winkeys winner winners winter
  wish wizards wolff wolffe wonder workers wound wrexham wurtel yam yams yard yards years yeast yellow yield yoghurt
  yoghurts yogurt yolk yolks yummy zaatar zanchetta zeer zerr zest zesty zinger zucchini βερμοντ μουλαχα μπαντα μπαρασ
  σααμι алкогольных корзика корнскии корсика маргина мартин мартиник настроика ромовии самбуга самого тетела الامارات
  البوره البيرو البييه التحول الحوار الحوارات الرمز الرمزيه الفاره القرم الليره المحلي الموش الموهل الميته بالفاره
  بايثون برونڈي بيروني كالباك كامبايي كامبوج كونيا لاتيني للفاره ليستي مسارات
`;
