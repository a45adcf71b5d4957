// With an amount alone a name counts anyway; these are for lines that say more.
const anyDrink =
  'ml,ml of,ml de,ml di,cl,cl de,dl,dash of,splash of,glass of,glasses of,bottle of,verre de,bouteille de,copa de,vaso de,botella de,copo de,bicchiere di,Glas,Flasche,Schuss,glas,fles,szklanka,kieliszek,čaša,pohár,kadeh,bardak,gelas,botol';
const measures = {
  wine: `${anyDrink},oz,oz of,cup,cup of,cups of,tbsp,tbsp of,lampka`,
  beer: `${anyDrink},oz,pint of,pints of,can of,cans of,lata de,stubby of`,
  spirit: `${anyDrink},oz,oz of,tbsp,tbsp of,tsp,shot of,shots of,chupito de`,
  cocktail: 'glass of,glasses of,pitcher of,jug of,shot of,round of',
};
const wineBefore = 'au,al,sauce,red,white,dry,sweet,rouge de,blanc de,tinto de,rosso di';
const wineAfter =
  'red,white,rosé,dry white,dry red,rouge,blanc,rosso,bianco,tinto,blanco,branco,sec,superiore,riserva,reserva,grand cru,AOC,DOC,villages,sauce,reduction,jus,rhône';
const beerAfter = 'light,extra,export,beer batter,on tap';
const weights =
  'g,g of,g de,g di,kg,kg of,kg de,kg di,lb,lb of,lbs of,pound of,pounds of,bunch of,bunches of,grappe de,grappes de,grappolo di,racimo de,cacho de';

const each = (list: string) => list.split(',').map(one => one.trim());

// A '=' keeps two words from being read as one: nobody writes 'mlcorona'.
const before = (firsts: string, names: string[]) =>
  each(firsts).flatMap(first => names.map(name => `=${first} ${name}`));
const after = (names: string[], seconds: string) =>
  names.flatMap(name => each(seconds).map(second => `=${name} ${second}`));

/** Names that are also those of towns, people, animals or ordinary words: a drink where they are poured, or stand alone beside an amount. */
export function poured(list: string, as: keyof typeof measures): string {
  const names = each(list);
  return [...names.map(name => `@${name}`), ...before(measures[as], names)].join(',');
}

/** 'A kilo of Muscat' is one of grapes. */
export const weighed = (list: string) => before(weights, each(list)).join(',');

/** Wines are also told by their colour and class: 'Graves (dry white)', 'sauce au Médoc'. */
export function pouredWine(list: string): string {
  const names = each(list);
  return [poured(list, 'wine'), ...before(wineBefore, names), ...after(names, wineAfter)].join(',');
}

/** And beers by theirs: 'Corona Extra'. */
export const pouredBeer = (list: string) => [poured(list, 'beer'), ...after(each(list), beerAfter)].join(',');
