import type { WordTable } from '../lexicon.ts';

const every = (first: string, second: string) =>
  first
    .split(',')
    .flatMap(one => second.split(',').map(other => `${one} ${other}`))
    .join(',');
const either = (names: string, before: string, after: string) =>
  `${every(before, names)},${every(names, after)}`;

const beasts =
  'leopard,tiger,lion,elephant,monkey,panther,gorilla,wolf,fox,bear,cat,dog,rat,snake,frog,turtle,tortoise,toad,lizard,chameleon,alligator,crocodile,cobra,viper,eagle,hawk,owl,crow,raven,skunk,badger,kangaroo,horse,donkey,mule,hog,pig,boar,opossum,leech,snail,scorpion';
const plants =
  'lily,fern,plant,flower,orchid,grass,apple,apples,plum,plums,currant,currants,wood,juniper,lime,ear leaves';
const things =
  'print,stripes,spots,costume,mask,stickers,toy,emoji,clip,clips,glass,balloon,bristle brush,bristles,hair brush,cake topper';

const drinks =
  'wine,beer,brandy,whisky,whiskey,champagne,martini,margarita,cocktail,sherry,port,pilsner,lager,schnapps,hock,sake,rum,vodka,liqueur,cognac';
const vessels =
  'glass,glasses,tumbler,tumblers,goblet,goblets,mug,mugs,coaster,coasters,rack,opener,glass of water,glass of juice';
const vineyards = 'bordeaux,burgundy,champagne,merlot,chianti';
const vegetables = 'radish,radishes,spinach,amaranth,okra,beetroot,beetroots,lettuce,chard,kale,roses';

const people =
  'bailey,bellini,brandy,carmine,charlotte,hamm,mead,parker,perry,porter,ron,ross,sheridan,sherri,sherry,stout,trotter,jameson,knox,bacon,crow,fox,wolf,franks,hawk,drake,marc';
const titles =
  'aunt,auntie,uncle,cousin,grandma,grandpa,granny,nana,chef,mr,mrs,miss,ms,dr,princess,queen,king,kevin,francis,katy,tyler,gordon,my friend,my sister,my daughter,my wife';

const places =
  'bologna,frankfurt,dijon,jerez,asti,bordeaux,burgundy,champagne,cognac,marsala,madeira,curacao,oporto,shiraz,parma,beaufort,armagnac,malibu,charlotte,appenzell,arak,aquila,soave,ponce,salamis,champaign,calvados,bourbon county,tortuga,chablis,porto';
const towards =
  'a recipe from,recipe from,recipes from,trip to,travel to,visit to,holiday in,born in,city of,town of,province of,region of,village of,a dish from,people of,island of';
const afterPlaces = 'region,province,airport,city';

/** Names of people and places, plants, vessels and pictures in which a forbidden word says something else. */
export const otherSenses: WordTable = {
  harmless: `
    ${every(beasts, plants)},
    ${every(beasts, things)},
    ${every(drinks, vessels)},
    ${every(vineyards, vegetables)},
    ${every(titles, people)},
    ${either(places, towards, afterPlaces)},
    leopard coral grouper, leopard shark, leopard grouper, alligator gar, alligator pear, alligator pears, alligator pepper, elephant fish, blood clam, blood clams, blood cockle, blood cockles, frogfish, lizardfish, horse carrot, horse carrots, horse clam, pig's ear fungus, pig butter bean, pig butter beans, badger flame beet, badger flame beets, cobra saffron, panther chilli, panther chillies, civet durian, mule's ear, mule ears, elephant trunk snail, snail noodles, snail pasta, snail buns, snail shells pasta, cicada-shell, rennet apple, rennet apples, gummy bear plant, marsh mallow leaf, marsh mallow leaves,
    bologna italy, frankfurt germany, dijon france, shiraz iran, arak iran, malibu california, charlotte north carolina, ponce puerto rico, honey badger, cooper's hawk, hawk tuah, grub hub, grubhub, buzzard bay, buzzards bay, gator-ade, gorilla munch, armadillo eggs, armadillo potato, armadillo potatoes, wolverine claws, orangutan-friendly, weasel coffee, mice made of sugar, tiger bread, kangaroo paw, hog the, hogs the, hogging, road hogs, stout-hearted, stout hearted, mead hall, ale conner, wine cooler box, wine country, wine tasting room, whisky barrel planter, whiskey barrel planter, wine barrel table, rum baba mould, savarin mould, savarin tin, brandy snap mould, trifle bowl, trifle dish, a trifle more, a trifle less, a trifle too, charlotte mould, charlotte tin, charlotte potato, charlotte potatoes, stollen goods, snaps of the fingers, snap of the fingers, frankfurt green sauce, green sauce from frankfurt, bologna-style ragu, bologna style ragu, berliner luft, trotter gear shop,
    chartreuse green, absinthe green, absinthe wormwood, absinth wormwood, garam marsala, marsala masala, white russian kefir, black russian tomato, black russian tomatoes, rubbing alcohol, alcohol stove, alcohol burner, alcohol wipes, alcohol wipe, alcohol hand rub, alcohol gel, alcohol thermometer, hand sanitiser alcohol, crackling oats, crackling bread crust, crackling crust of bread, crackling rosemary, crackling fire, crackling wood, crackling pastry, crackling log, magic mushroom-shaped, spam filter, spam filters, spam folder, spam mail, spam calls, pork-pie hat, pork pie hat, pork barrel politics, pork barrel, salami tactics, salami slicing tactics, shortening the rope, shortening the cooking time, shortening the time, whey-faced, carmine bee-eater, marsala wood, brat pack, spoilt brat, spoiled brat`,
};
