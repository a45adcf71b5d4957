import type { WordTable } from '../lexicon.ts';

const wild =
  'dog,puppy,cat,kitten,lion,tiger,bear,wolf,fox,monkey,ape,gorilla,chimpanzee,baboon,snake,rat,mouse,elephant,coyote,dingo,lynx,cougar,mountain lion,puma,crow,raven,owl,hawk,eagle,falcon,kite,bat,otter,seal,walrus,turtle,frog,toad,lizard,gecko,dormouse,panther,jaguar,magpie,raccoon,skunk,possum,opossum,hyena,stork,heron,pelican,dragon lizard';
const reptiles = new Set(['snake', 'turtle', 'frog', 'toad', 'lizard', 'gecko', 'dragon lizard']);
const rodents = new Set(['seal', 'dormouse', 'heron', 'stork']);
const asFood =
  'meat,tenderloin,haunch,sirloin,shoulder,shank,brisket,neck,ribs,tongue,heart,steak,stew,soup,burger,fillet,sausage,curry,jerky,roast,chop,mince,leg,tail,skewer,rib,liver,loin,backstrap,chili,kebab,ham,paw,broth,fat,gelatine,bacon,ragout,meatball,pie,stir-fry,biryani,casserole,nuggets,sandwich,tacos,on a stick,on skewers,in sauce';
const prepared =
  'roast,roasted,grilled,fried,braised,smoked,stewed,barbecued,boiled,minced,ground,meat of,leg of';

// Names that are also used of plants, sweets and breads count only where they are spoken of as food: 'bear stew', 'roast snake'.
function asDish(animals: string[]) {
  return animals
    .flatMap(animal => [
      ...asFood.split(',').map(dish => `${animal} ${dish}`),
      ...prepared.split(',').map(way => `${way} ${animal}`),
    ])
    .join(',');
}

const names = wild.split(',').filter(name => !rodents.has(name));

export const animals: WordTable = {
  predator: `
    ${asDish(names.filter(name => !reptiles.has(name)))},
    @dog, @cat, @rat, @rats, @crow, @crows, @raven, @lion, @tiger, @bear, @wolf, @fox, @monkey, @mouse, @bat, @elephant, @puppy, @kitten, @ape, @stork, @toad, @gecko, lion meat, hyena, hyaena, jackal, leopard, cheetah, panther, bobcat, badger, weasel, ferret, mink meat, stoat, polecat, civet, civet cat, mongoose, wolverine, raccoon, racoon, opossum, possum, skunk, coyote, dingo, bear meat,
    black bear, brown bear, grizzly bear, polar bear, dog meat, cat meat, monkey meat, monkey brain, bush meat, bushmeat, chimpanzee, gorilla, orangutan, baboon, macaque, lemur meat, eagle, golden eagle, falcon, hawk, sparrowhawk, vulture, buzzard, osprey, kestrel, owl, barn owl,
    bird of prey, birds of prey, condor, rat meat, field rat, bamboo rat, mice, bat soup, fruit bat, bat meat, elephant meat, walrus, predator meat, panda meat, anteater, armadillo, pangolin, carrion crow, rook pie, fox meat, wolf meat, bear paw, bear bile, bear's paw, tiger bone, tiger bone wine, tiger penis`,
  reptile: `
    ${asDish([...reptiles])},
    frog leg, frogs leg, frogs legs, frog's legs, legs of frog, bullfrog, frog, frogs, toad meat, toads, cane toad, newts, salamander meat, monitor lizard, lizards, alligator, alligator tail, gator tail, gator bites, gator meat, gator, crocodile, croc meat, croc steak, caiman, cayman meat, @snake, @snakes, snake meat, rattlesnake, python, cobra, viper, boa meat, anaconda, sea snake, snake wine, turtle soup, turtle meat, turtle, turtles, terrapin, tortoise, guilinggao, softshell turtle, soft-shelled turtle, snapping turtle, snapper turtle soup, green turtle, iguana, lizard, gecko, monitor lizard, chameleon, komodo dragon, salamander, axolotl, newt, giant salamander, uromastyx, dhub, dhab lizard, bobak lizard, cuisses de grenouille, snake soup,
    hasma`,
  insect: `
      insect, insects, edible insects, insect protein, insect flour, insect powder, bug protein, cricket, crickets,
      cricket flour, cricket powder, cricket protein, mealworm, mealworms, buffalo worm, superworm, silkworm,
      silkworm pupae, silkworm pupa, beondegi, bondegi, grub, grubs, witchetty grub, witchetty, larva, larvae, maggot,
      maggots, casu marzu, cazu marzu, ant egg, ant eggs, escamoles, ants, fire ants, leafcutter ants, weaver ants,
      honey ants, termite, termites, chapulines, chapulin, grasshopper, grasshoppers, cicada, cicadas, @beetle,
      beetles, beetle larvae, fried beetle, roasted beetle, roast beetle, beetle crunch, june beetle, june bug,
      june bugs, stag beetle, dung beetle, earwigs, aphids, caterpillars, mopane, water bug, giant water bug, waterbug,
      scorpion, scorpions, spider meat, fried spider, tarantula, tarantulas, centipede, millipede, bee larvae,
      wasp larvae, wasp crackers, wasp rice, hachinoko, zazamushi, wasps, hornets, sago worm, sago worms, bamboo worm,
      mopane worm, mopane worms, maguey worm, agave worm, gusano, chinicuiles, cockroach, earthworm, earthworms,
      caterpillar, caterpillars, caterpillar fungus, milbenkase, mite cheese, woodlice, leech, slug, slugs, snail,
      snails, land snail, garden snail, giant african snail, escargot, escargots, burgundy snail, snail caviar,
      dragonfly larvae, dubia, black soldier fly`,
  donkey: `
      donkey, donkey meat, donkeys, burro meat, burro stew, jackass meat, jenny meat, donkey burger, donkey salami,
      ass meat, mule meat, mules meat, mule, mule stew, mule salami, hinny, wild ass meat, donkey milk,
      donkey hide gelatin, donkey-hide gelatin, ejiao, zebra meat`,
  horse: `
      horse, horse meat, horsemeat, horse steak, horse fillet, horse mince, horse sausage, horse salami, horse tartare,
      horse fat, basashi, kazy, kazi, qazi, chevaline, foal meat, pony meat, horse milk, mare's milk, kumis, koumiss,
      kumiss, horse jerky, horse burger, horse sashimi, horse stew, horse ragout, horse roast, colt meat`,
  kangaroo: `
      kangaroo, kangaroos, kangaroo meat, kangaroo fillet, kangaroo tail, kangaroo steak, wallaby, kangaroo burger,
      kangaroo sausage, kangabanga, roo meat, roo steak, roo burger`,
  blood: `
      blood, beef blood, blood sausage, blood pudding, black pudding, blood curd, blood cake, blood tofu, blood jelly,
      blood soup, blood tongue, blood tongue sausage, pig's blood cake, congealed blood, coagulated blood, dried blood,
      blood powder, blood plasma, plasma protein, duck blood, chicken blood, lamb blood, goose blood, cow blood,
      animal blood, blood pancake, blood dumpling, blodplattar, morcilla, moronga, boudin noir, blutwurst, kiszka,
      kaszanka, krovyanka, soondae, soon dae, czernina, duck blood soup, dinuguan, dugu-dugo, tiet canh, sanguinaccio,
      sanguinaccio dolce, sanguinaccio, drisheen, stornoway black pudding, bury black pudding, mykyrokka, paltu,
      blodpudding, haemoglobin, hemoglobin, saksang, mutura, coq au sang, canard a la presse, flowing blood`,
  carrion: `
      non-halal, non halal, nonhalal, not halal, haram meat, haram chicken, not slaughtered, not zabiha, non zabiha,
      non-zabiha, unslaughtered, jhatka, jhatka meat, jhatka chicken, jhatka goat meat, jhatka mutton, roadkill,
      road kill, road killed, carrion, dead animal, found dead, died before slaughter, dead before slaughter,
      died of disease, died of illness, died of old age, died naturally, died by itself, died on its own,
      died in transit, strangled, strangled fowl, strangled chicken, gored to death, gored, beaten to death,
      fallen animal, fallen stock, killed by a fall, killed by a wolf, killed by a car, killed by wild animals,
      hit by a car, electrocuted, shot in the head, not bled, not ritually slaughtered, without slaughter,
      drowned chicken, drowned, suffocated, downer cow, stillborn calf, stillborn, meat of a dead animal,
      meat of dead animal, dead chicken, dead meat, torn by beasts, mauled by, partly eaten by a wolf,
      sacrificed to idols, dedicated to idols, offered to idols, slaughtered in the name of an idol,
      slaughtered without tasmiyah, stunned to death, neck wrung, wrung neck, killed without slaughter`,
  intoxicant: `
      cannabis, cannabis butter, cannabutter, canna butter, canna oil, cannabis oil, marijuana, marihuana,
      weed brownie, weed brownies, weed butter, weed cookies, weed oil, weed edibles, pot brownie, pot brownies,
      space cake, space cakes, hash brownie, hash brownies, hashish, hasheesh, hash oil, hash cookies, ganja, bhang,
      bhang lassi, bhang thandai, bhang pakora, charas, majoun, kief, thc, thc oil, thc gummies, thc butter, delta 8,
      delta 9, edibles with thc, cannabis gummies, cannabis edibles, cannabis flower, cannabis leaf, hemp buds, opium,
      raw opium, opium tea, poppy pod tea, poppy tea, laudanum, magic mushroom, magic mushrooms, magic truffle,
      magic truffles, psilocybin, psilocybin mushrooms, psychedelic mushrooms, psychedelic mushroom,
      hallucinogenic mushrooms, lsd, acid tabs, peyote, mescaline, ayahuasca, khat, qat leaves, kratom,
      salvia divinorum, datura, jimson weed, coca leaf, coca leaves, coca tea, cocaine, heroin, fly agaric, mdma,
      ecstasy pills, kava, kava kava, skunk weed`,
};
