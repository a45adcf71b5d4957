import type { WordTable } from '../lexicon.ts';
import { poured } from './poured.ts';

const named = `
      harvey wallbanger, boulevardier, corpse reviver, clover club cocktail, pornstar martini, porn star martini,
      lychee martini, apple martini, appletini, vesper martini, gibson martini, lemon drop martini, lemon drop shot,
      kamikaze shot, jägerbomb, jagerbomb, jager shot, skittle bomb, fuzzy navel, woo woo cocktail, alabama slammer,
      blue hawaiian cocktail, bahama mama cocktail, rum runner, jungle bird cocktail, mary pickford,
      hemingway daiquiri, queen's park swizzle, rum swizzle, ti punch, ti' punch, planteur, navy grog, planter's punch,
      three dots and a dash, scorpion bowl, gin sling, gin rickey, gin smash, whiskey smash, whisky highball,
      ramos gin fizz, pimm's cup, pink gin, john collins, vodka collins, sloe gin fizz, tequila slammer,
      ranch water cocktail, brandy alexander, pink squirrel cocktail, golden cadillac cocktail, tom and jerry cocktail,
      milk punch with brandy, kentucky mule, mexican mule, horse's neck cocktail, oaxaca old fashioned,
      paper plane cocktail, death in the afternoon, bloody maria, bloody caesar, canchánchara, canchanchara, piscola,
      chilcano de pisco, calimocho, kalimotxo, rebujito, agua de valencia, clericó, carajillo, caffè corretto,
      espresso corretto, barraquito, leche de pantera, tinto con limón, shandygaff, boilermaker cocktail,
      vieux carré cocktail, tuxedo cocktail, martinez cocktail, hanky panky cocktail, monkey gland cocktail,
      caipiroska, caipirosca, caipivodka, caipirão, batida de coco, fitzgerald cocktail, garibaldi cocktail,
      rossini cocktail, hugo spritz, kir breton, kir normand, kir pétillant, soyer au champagne, champagne cocktail,
      wine spritzer, beer cocktail, lagerita, beergarita, frozen margarita, skinny margarita, spicy margarita,
      strawberry daiquiri, frozen daiquiri, piña colada shot, painkiller cocktail, blood and sand cocktail,
      aviation cocktail, gimlet cocktail, sidecar cocktail, stinger cocktail, zombie tiki, tiki zombie, b-52 shot,
      b-52 cocktail, b52 cocktail, b52 shot, snakebite cocktail, snakebite and black, sea breeze cocktail,
      bay breeze cocktail, white lady cocktail, pink lady cocktail, rusty nail cocktail, godfather cocktail,
      last word cocktail, bramble cocktail, southside cocktail, blue lagoon cocktail, salty dog cocktail,
      greyhound cocktail, gold rush cocktail, brown derby cocktail, grasshopper cocktail, penicillin cocktail,
      cosmopolitan drink, paloma drink, spritz cocktail, old fashioned with bourbon, old fashioned with rye, yorsh,
      nalewka, feuerzangenbowle, kalte ente bowle, waldmeisterbowle, maibowle, erdbeerbowle mit sekt, jager tee,
      jagertee, jägertee, rüdesheimer kaffee, lumumba mit rum, tote tante, eggnog with rum, posset with sack,
      wassail ale, syllabub with wine, athol brose, atholl brose, hot buttered rum, bombay punch, pisco punch,
      trash can punch, spiked cider, spiked apple cider, spiked lemonade, spiked hot chocolate, spiked coffee,
      spiked punch, spiked tea, spiked eggnog`;

const alsoSomethingElse = poured(
  `
      cosmopolitan, cosmopolitans, vesper, french martini, sea breeze, bay breeze, gimlet, sidecar, stinger, b-52, b52,
      snakebite, last word, rusty nail, white lady, godfather, bee's knees, jungle bird, blue lagoon, salty dog,
      vieux carré, zombie, kamikaze, hurricane, rob roy, horse's neck, screwdriver, grasshopper, painkiller, spritz,
      black and tan, boilermaker, mudslide, blood and sand, clover club, tuxedo, aviation, ranch water, lumumba`,
  'cocktail',
);

/** Cocktails: those whose names say something else too count where they are poured, or stand alone. */
export const cocktails: WordTable = {
  cocktail: [
    named,
    alsoSomethingElse,
    '@old fashioned, @an old fashioned, glass of old fashioned, bicicletta cocktail, pharisäer kaffee',
  ].join(','),
};
