import type { Substitute } from '../judgement.ts';

/** What to use in place of one thing, by its names. */
export const substitutes: { names: readonly string[]; instead: Substitute }[] = [
  {
    names: ['bacon', 'streaky bacon', 'rashers', 'back bacon'],
    instead: {
      use: ['beef bacon', 'turkey bacon', 'smoked beef strips'],
      note: 'Turkey is leaner than the original, so start it in a spoonful of oil over low heat and give it a pinch of smoked paprika.',
    },
  },
  {
    names: ['lardons', 'smoked lardons'],
    instead: {
      use: ['diced smoked turkey', 'diced smoked beef', 'smoked duck breast'],
      note: 'Brown the dice in olive oil first; they give off little fat of their own.',
    },
  },
  {
    names: ['pancetta', 'panceta'],
    instead: {
      use: ['diced beef bacon', 'bresaola strips'],
      note: 'Add bresaola at the end so that it stays soft; beef bacon can go in from the start.',
    },
  },
  {
    names: ['guanciale', 'pork jowl'],
    instead: {
      use: ['beef bacon with a knob of butter', 'lamb breast, cured and diced'],
      note: 'The butter makes up for the fat that would coat the pasta; keep the heat moderate.',
    },
  },
  {
    names: ['prosciutto', 'prosciutto crudo', 'Parma ham'],
    instead: {
      use: ['bresaola', 'halal smoked turkey slices', 'cured duck breast'],
      note: 'Slice thinly and serve at room temperature; salt the dish a little more.',
    },
  },
  {
    names: ['ham', 'cooked ham', 'jambon blanc', 'Schinken'],
    instead: {
      use: ['turkey ham', 'smoked chicken breast', 'halal beef slices'],
      note: 'Choose a smoked product when the dish leans on the smoky taste.',
    },
  },
  {
    names: ['gammon', 'gammon joint'],
    instead: {
      use: ['brined turkey breast', 'brined beef brisket'],
      note: 'Brine overnight with cloves and brown sugar, then roast and glaze in the same way.',
    },
  },
  {
    names: ['ham hock', 'ham bone'],
    instead: {
      use: ['smoked turkey leg', 'smoked beef shank'],
      note: 'Simmer it as long as the hock; take the meat off the bone and put it back in the soup.',
    },
  },
  {
    names: ['pork mince', 'ground pork', '猪肉馅', '豚ひき肉'],
    instead: {
      use: ['chicken thigh mince', 'lamb mince', 'beef mince with 20% fat'],
      note: 'For dumplings use thigh mince with a spoonful of oil, or the filling turns dry.',
    },
  },
  {
    names: ['pork belly', '五花肉', 'samgyeopsal'],
    instead: {
      use: ['beef short rib', 'lamb belly', 'beef brisket point'],
      note: 'Braise until a fork goes in easily; beef needs about an hour longer.',
    },
  },
  {
    names: ['pork chops'],
    instead: {
      use: ['lamb chops', 'veal chops', 'chicken thighs on the bone'],
      note: 'Lamb is done sooner; take it from the pan while the middle is still pink if you like it so.',
    },
  },
  {
    names: ['pork shoulder', 'Boston butt', 'pulled pork'],
    instead: {
      use: ['beef chuck', 'lamb shoulder', 'young jackfruit'],
      note: 'Cook low and slow till it shreds; jackfruit needs only half an hour in the sauce.',
    },
  },
  {
    names: ['pork ribs', 'baby back ribs', '排骨'],
    instead: {
      use: ['beef back ribs', 'lamb ribs'],
      note: 'Pull off the membrane and allow extra time in the oven before the glaze.',
    },
  },
  {
    names: ["pig's trotters", 'jokbal'],
    instead: {
      use: ['beef trotters (paya)', 'veal feet'],
      note: 'They set the broth just as firmly; skim well in the first half hour.',
    },
  },
  {
    names: ['lard', 'saindoux', 'strutto', 'Schweineschmalz', 'manteca de cerdo', '猪油'],
    instead: {
      use: ['ghee', 'cold butter', 'vegetable shortening'],
      note: 'For pastry use butter straight from the fridge and rest the dough; for frying use ghee or a neutral oil.',
    },
  },
  {
    names: ['bacon fat', 'bacon grease'],
    instead: {
      use: ['smoked olive oil', 'ghee with smoked paprika'],
      note: 'A quarter teaspoon of smoked paprika in two spoons of ghee gives the same base note.',
    },
  },
  {
    names: ['lardo', 'salo', 'fatback', 'salt pork'],
    instead: {
      use: ['lamb tail fat', 'thin slices of beef fat'],
      note: 'Use less, since tail fat tastes stronger; render it slowly.',
    },
  },
  {
    names: ['chorizo', 'linguiça'],
    instead: {
      use: ['beef chorizo', 'chicken chorizo', 'sucuk'],
      note: 'Sucuk has garlic and cumin rather than smoke; add sweet smoked paprika.',
    },
  },
  {
    names: ['pepperoni'],
    instead: {
      use: ['beef pepperoni', 'turkey pepperoni', 'thin sucuk slices'],
      note: 'Lay it on in the last eight minutes if it is lean, so that the edges do not burn.',
    },
  },
  {
    names: ['salami', 'soppressata', 'finocchiona'],
    instead: {
      use: ['halal beef salami', 'pastırma'],
      note: 'Pastırma has a spiced crust; scrape a little off if the dish is mild.',
    },
  },
  {
    names: ['mortadella'],
    instead: {
      use: ['halal beef mortadella', 'chicken mortadella with pistachio'],
      note: 'Slice it very thinly and fold it, as with the original.',
    },
  },
  {
    names: ["'nduja", 'sobrasada'],
    instead: {
      use: ['mashed sucuk with Calabrian chilli paste', 'harissa with olive oil and sun-dried tomato'],
      note: 'Melt it in warm oil before adding to a sauce so that it spreads.',
    },
  },
  {
    names: ['speck', 'Speck', 'boczek'],
    instead: {
      use: ['smoked beef bacon', 'smoked duck'],
      note: 'Cut in thin strips and crisp it on its own, then fold in.',
    },
  },
  {
    names: ['andouille', 'tasso'],
    instead: {
      use: ['smoked beef sausage', 'smoked turkey sausage'],
      note: 'Add a pinch of cayenne and thyme for the Cajun taste.',
    },
  },
  {
    names: ['lap cheong', '腊肠'],
    instead: {
      use: ['halal beef lap cheong', 'sweet cured chicken sausage'],
      note: 'Steam over the rice for fifteen minutes and sweeten with a little honey and soy.',
    },
  },
  {
    names: ['char siu', '叉烧'],
    instead: {
      use: ['chicken thigh char siu', 'beef flank char siu'],
      note: 'Marinate in hoisin, honey and five-spice, with date syrup in the place of the wine.',
    },
  },
  {
    names: ['pork crackling', 'chicharrones', 'pork rinds'],
    instead: {
      use: ['crisp chicken skin', 'fried fish skin', 'puffed chickpea crisps'],
      note: 'Dry the skin well and press it between two trays while it bakes.',
    },
  },
  {
    names: ['Spam', 'luncheon pork'],
    instead: {
      use: ['halal chicken luncheon', 'halal corned beef slab'],
      note: 'Fry slices on high heat, then glaze with soy and brown sugar.',
    },
  },
  {
    names: ['hog casings', 'pork casings'],
    instead: {
      use: ['sheep casings from halal slaughter', 'cellulose casings'],
      note: 'Sheep casing is narrower; make shorter links and prick them.',
    },
  },
  {
    names: ['pork stock', 'tonkotsu broth'],
    instead: {
      use: ['chicken wing and beef bone stock', 'oat milk enriched chicken stock'],
      note: 'Boil hard for the cloudy look; wings give the body.',
    },
  },
  {
    names: ['pork gelatine', 'porcine gelatine'],
    instead: {
      use: ['agar-agar', 'halal beef gelatine', 'fish gelatine'],
      note: 'About one teaspoon of agar powder sets half a litre; it has to boil for two minutes.',
    },
  },
  {
    names: ['black pudding', 'blood sausage', 'morcilla', 'boudin noir'],
    instead: {
      use: ['spiced mushroom and oat patties', 'beef and barley sausage'],
      note: 'Toast the oats and darken with caramelised onion for the deep taste.',
    },
  },
  {
    names: ['blood curd', '猪血', 'duck blood'],
    instead: {
      use: ['firm tofu in dark broth', 'liver cubes'],
      note: 'Simmer the tofu in soy and star anise so that it colours through.',
    },
  },
  {
    names: ['red wine', 'vin rouge', 'vino rosso', 'Burgundy'],
    instead: {
      use: [
        'beef stock with a spoon of red wine vinegar',
        'unsweetened pomegranate juice',
        'red grape juice with vinegar',
      ],
      note: 'For a cup of wine: three quarters stock, a quarter juice, one spoon of vinegar.',
    },
  },
  {
    names: ['white wine', 'vin blanc', 'vino bianco'],
    instead: {
      use: [
        'chicken or vegetable stock with lemon juice',
        'white grape juice with cider vinegar',
        'verjuice',
      ],
      note: 'Put in the acid bit by bit; grape juice alone makes a risotto too sweet.',
    },
  },
  {
    names: ['Marsala', 'marsala secco'],
    instead: {
      use: ['white grape juice with a little balsamic vinegar', 'date syrup in stock'],
      note: 'Reduce to a light syrup before it meets the cream.',
    },
  },
  {
    names: ['port', 'porto', 'ruby port'],
    instead: {
      use: ['grape molasses thinned with water', 'black cherry juice'],
      note: 'Simmer with a strip of orange rind and a clove.',
    },
  },
  {
    names: ['sherry', 'jerez', 'cooking sherry'],
    instead: {
      use: ['apple juice with sherry vinegar', 'stock with a drop of sherry vinegar'],
      note: 'One spoon of the vinegar to four of juice is enough.',
    },
  },
  {
    names: ['Madeira'],
    instead: {
      use: ['stock with date syrup and balsamic vinegar'],
      note: 'Keep it thin; the date syrup thickens as it cooks.',
    },
  },
  {
    names: ['vermouth', 'dry vermouth'],
    instead: {
      use: ['white grape juice with thyme, fennel seed and lemon'],
      note: 'Steep the herbs ten minutes, strain, then use like the original.',
    },
  },
  {
    names: ['Champagne', 'prosecco', 'Sekt', 'cava'],
    instead: {
      use: ['sparkling white grape juice', 'soda water with verjuice'],
      note: 'Add it last so that the bubbles stay; for a batter plain soda water will do.',
    },
  },
  {
    names: ['mirin', '本みりん', '味醂'],
    instead: {
      use: ['rice vinegar with sugar', 'white grape juice with a little vinegar'],
      note: 'One spoon of vinegar and half a spoon of sugar stand for one of mirin; cut back the other sugar.',
    },
  },
  {
    names: ['sake', '日本酒', 'cooking sake'],
    instead: {
      use: ['kombu stock with a drop of rice vinegar', 'water with a slice of ginger'],
      note: 'Its work is to mask fishy smells; ginger and spring onion do that.',
    },
  },
  {
    names: ['Shaoxing wine', '料酒', '绍兴酒', 'Chinese cooking wine', 'ang ciu', 'arak masak'],
    instead: {
      use: ['chicken stock with a dash of rice vinegar', 'ginger juice with a little soy sauce'],
      note: 'Half a spoon of vinegar in three of stock is near enough; add it at the hot rim of the wok.',
    },
  },
  {
    names: ['beer', 'lager', 'bira', 'cerveza', 'Bier'],
    instead: {
      use: ['chilled soda water', 'malted barley syrup in stock'],
      note: 'Soda water gives a crisp batter; for a stew the malt syrup brings the toasted taste.',
    },
  },
  {
    names: ['stout', 'Guinness', 'porter'],
    instead: {
      use: ['beef stock with black coffee and molasses'],
      note: 'A quarter cup of coffee and a spoon of molasses to a cup of stock; no more, or it goes bitter.',
    },
  },
  {
    names: ['hard cider', 'dry cider', 'cidre brut', 'sidra'],
    instead: {
      use: ['cloudy apple juice with cider vinegar'],
      note: 'Reduce the juice by a third, then sharpen with the vinegar.',
    },
  },
  {
    names: ['rum', 'ron', 'rhum', 'ラム酒'],
    instead: {
      use: ['pineapple juice with molasses', 'strong black tea with brown sugar'],
      note: 'For soaking a cake use warm tea syrup with orange rind; raisins swell in it overnight.',
    },
  },
  {
    names: ['brandy', 'Cognac', 'Weinbrand', 'coñac'],
    instead: {
      use: ['white grape juice reduced with a little vinegar', 'apple and pear juice reduction'],
      note: 'There is nothing to flame; reduce till it coats a spoon instead.',
    },
  },
  {
    names: ['whisky', 'bourbon', 'Scotch'],
    instead: {
      use: ['smoked tea syrup', 'apple juice with smoked paprika and vanilla pod'],
      note: 'Lapsang tea gives the peat; sweeten with brown sugar for a glaze.',
    },
  },
  {
    names: ['vodka', 'votka', 'водка'],
    instead: {
      use: ['lemon juice with water', 'pasta water and a squeeze of lemon'],
      note: 'In tomato cream sauce a little lemon lifts the taste; in pastry use iced water with vinegar.',
    },
  },
  {
    names: ['gin', 'ginebra'],
    instead: {
      use: ['juniper and lemon peel infusion'],
      note: 'Crush six berries in hot water, let it stand, strain and chill.',
    },
  },
  {
    names: ['tequila', 'mezcal'],
    instead: {
      use: ['lime juice with agave syrup'],
      note: 'For marinades add a pinch of smoked salt in the place of mezcal.',
    },
  },
  {
    names: ['kirsch', 'Kirschwasser'],
    instead: {
      use: ['sour cherry juice reduced to a syrup', 'cherry syrup with lemon'],
      note: 'Brush on the sponge while both are warm.',
    },
  },
  {
    names: ['orange liqueur', 'Cointreau', 'Grand Marnier', 'triple sec'],
    instead: {
      use: ['orange juice reduced with its zest', 'orange blossom water with syrup'],
      note: 'Blossom water is strong; start with a few drops.',
    },
  },
  {
    names: ['amaretto'],
    instead: {
      use: ['almond syrup (orgeat)', 'ground almonds with alcohol-free almond flavouring'],
      note: 'Lower the sugar by the weight of the syrup.',
    },
  },
  {
    names: ['coffee liqueur', 'Kahlúa', 'kahve likörü'],
    instead: {
      use: ['strong espresso with brown sugar syrup'],
      note: 'Equal parts; cool it before dipping biscuits.',
    },
  },
  {
    names: ['Irish cream', 'Baileys'],
    instead: {
      use: ['cream with cocoa, coffee and condensed milk'],
      note: 'Whisk warm, strain, and keep chilled for up to three days.',
    },
  },
  {
    names: ['crème de menthe', 'peppermint schnapps'],
    instead: {
      use: ['mint syrup'],
      note: 'Steep fresh leaves in hot syrup; one spoon is like one of the liqueur.',
    },
  },
  {
    names: ['crème de cassis', 'cassis liqueur'],
    instead: { use: ['blackcurrant syrup'], note: 'Sharpen with lemon, as the syrup is sweeter.' },
  },
  {
    names: ['limoncello'],
    instead: {
      use: ['lemon syrup with zest'],
      note: 'Let the zest stand in warm syrup for an hour before straining.',
    },
  },
  {
    names: ['Pernod', 'ouzo', 'raki', 'pastis', 'absinthe'],
    instead: {
      use: ['fennel and star anise infusion', 'chopped fennel fronds'],
      note: 'One star anise in a cup of hot stock for ten minutes, no longer.',
    },
  },
  {
    names: ['bitters', 'Angostura bitters'],
    instead: {
      use: ['orange peel, clove and cinnamon tea'],
      note: 'Use a teaspoon for each dash; it is far weaker.',
    },
  },
  {
    names: ['vanilla extract with alcohol', 'vanilla essence'],
    instead: {
      use: ['vanilla pod', 'vanilla powder', 'alcohol-free vanilla flavouring'],
      note: 'Doubtful rather than haram; half a pod is like one teaspoon.',
    },
  },
  {
    names: ['carmine', 'E120', 'cochineal'],
    instead: {
      use: ['beetroot powder', 'hibiscus', 'freeze-dried raspberry', 'E162', 'E163'],
      note: 'Beetroot browns in a long bake; hibiscus keeps its red in acid batters.',
    },
  },
  {
    names: ['frog legs', 'cuisses de grenouille', '田鸡'],
    instead: {
      use: ['chicken wing mid-joints', 'quail legs'],
      note: 'They take the same garlic butter; cook them till the juice runs clear.',
    },
  },
  {
    names: ['escargots', 'snails', 'lumache', 'caracoles'],
    instead: {
      use: ['button mushrooms', 'mussels', 'whelks'],
      note: 'Fill the caps with parsley butter and bake until it bubbles.',
    },
  },
  {
    names: ['alligator', 'crocodile'],
    instead: {
      use: ['chicken breast', 'monkfish'],
      note: 'Monkfish has the same firm bite; cook it for less time.',
    },
  },
  {
    names: ['turtle soup', '甲鱼汤'],
    instead: {
      use: ['oxtail soup', 'veal shin soup'],
      note: 'Add lemon and herbs at the end; leave the sherry out.',
    },
  },
  {
    names: ['donkey meat', '驴肉'],
    instead: {
      use: ['beef shin', 'camel meat'],
      note: 'Braise and slice thinly when cold for filled breads.',
    },
  },
  {
    names: ['cricket flour', 'mealworms'],
    instead: {
      use: ['chickpea flour', 'roasted soy flour'],
      note: 'Swap by weight and add a little more water.',
    },
  },
  {
    names: ['cannabis butter', 'bhang'],
    instead: {
      use: ['herb butter', 'almond and poppy seed paste (thandai without bhang)'],
      note: 'Poppy seed, fennel and pepper give the thandai taste without the drug.',
    },
  },
  {
    names: ['gelatine of unknown source', 'gelatin', 'ゼラチン', '吉利丁'],
    instead: {
      use: ['agar-agar', 'pectin', 'halal-certified gelatine'],
      note: 'Doubtful; agar sets firm and clean, pectin soft; half and half comes close to gelatine.',
    },
  },
  {
    names: ['marshmallows of unknown source', 'guimauves'],
    instead: {
      use: ['halal marshmallows', 'vegan marshmallows', 'Italian meringue'],
      note: 'Doubtful; meringue browns well under the grill for topping.',
    },
  },
  {
    names: ['animal rennet cheese', 'parmesan', 'pecorino romano'],
    instead: {
      use: ['vegetarian hard cheese', 'halal-certified parmesan', 'aged cheddar with a pinch of salt'],
      note: 'Doubtful; grate it finely so that the sauce stays smooth.',
    },
  },
];
