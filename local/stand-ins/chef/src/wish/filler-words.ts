import { normalise } from '../pantry/words.ts';

/** What a wish is put into words with: no food, and nothing that a recipe could leave unmet. */
const words = `
a an the and or but nor so if then than that this these those there here it its it's as at by for from in into of off on onto out
over per plus to too up down with within without via & n
i i'm i'd i've me my mine we our us you your he she his her they their them who someone everyone anyone somebody anybody
am is are was were be been being do does did done have has had can could will would shall should may might must let let's get got
give gives make makes made making want wants wanted like likes love loves need needs needed feel feeling craving crave think
please pls thanks thank hi hey ok okay yes no not don't
something anything everything nothing some any all every each another other more most less least much many few lot lots bit very
really just only also even still again back now today tonight tomorrow yesterday week weekend day days night evening morning noon
afternoon time times hour hours minute minutes min mins second seconds
new old good nice best better great perfect amazing awesome favourite favorite famous ultimate easy easiest simple simply quick
quickly fast slow cheap cheaply budget cosy cozy comfort comforting filling basic classic traditional authentic original real proper typical special fancy homemade home-made home house
favourites style styled inspired version way ways type kind sort idea ideas recipe recipes dish dishes meal meals food foods eat
eating cook cooks cooked cooking cooker prepare prepared serve served serving servings portion portions people persons person guests
kids kid children child family families friends friend mum mom mother mother's mom's grandma grandma's granny dad wife husband son
daughter baby toddler aunt auntie auntie's
big small large little mini medium tiny giant single double one two three four five six seven eight nine ten twelve dozen half
hot cold warm cool iced frozen chilled fresh freshly raw dried dry ripe tender juicy soft crisp crispy crunchy crusted creamy
creamiest smooth thick thin light rich hearty healthy tasty yummy delicious sweet sweetened savoury savory sour salty spicy spiced
mild tangy sticky
splash dash drop drops drizzle squeeze pinch handful knob sprinkle touch hint
pan pot oven grill stove wok air fryer tray sheet skillet pressure instant one-pot one-pan bowl plate mug cup jar bag box glass
halal baked bake fried fry roasted roast grilled grill steamed boiled braised sautéed sauteed stewed toasted smoked poached stuffed
filled filling topped topping coated marinated mashed sliced diced chopped shredded minced ground whole crushed mixed breaded
candied caramelized caramelised glazed wrapped layered loaded dressed seasoned whipped
no-bake no-cook no-knead knead ingredient ingredients leftover leftovers left fridge freezer cupboard pantry kitchen
dinner lunch breakfast supper brunch snack snacks dessert desserts starter starters course side sides main mains iftar suhoor
vegetable vegetables veg veggies fruit fruits meat meats spice spices herb herbs seasoning oil water salt pepper
white black red green yellow brown golden dark pink blue colourful colorful
sweets treat treats appetizer appetizers appetiser finger light sehri suhur sahur iftari pre-dawn sunset break breaking
using use used add added based free low high surprise us hungry bored maybe perhaps about around approx under less
i ii iii iv v vi vii viii ix x
`;

const fillers = new Set(words.split(/\s+/).filter(Boolean).map(normalise));

export const isFiller = (word: string) => fillers.has(normalise(word));
