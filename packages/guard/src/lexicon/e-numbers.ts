import type { Lexicon } from './lexicon.ts';

const fromFattyAcids =
  '304 305 322 422 430 431 432 433 434 435 436 445 470 470a 470b 471 472 472a 472b 472c 472d 472e 472f 473 474 475 476 477 478 479 479a 479b 481 482 483 484 485 491 492 493 494 495 570 571 572 573 1518';
const fromMeatOrBone =
  '542 626 627 628 629 630 631 632 633 634 635 640 904 910 913 920 921 966 1000 1101 1104 1105';
const setters = '441 428';
const insectRed = '120';
const ethanol = '1510';

const letterNames =
  'e,ins,e number,e no,e nr,additive,emulsifier,food additive,ins no,flavour enhancer,ins number,nomor ins';

function spellings(numbers: string) {
  return numbers
    .split(' ')
    .flatMap(number => [
      `e${number}`,
      `ins${number}`,
      ...letterNames.split(',').map(name => `${name} ${number}`),
      ...(/[a-f]$/.test(number)
        ? [`e ${number.slice(0, -1)} ${number.at(-1)}`, `e${number.slice(0, -1)} ${number.at(-1)}`]
        : []),
    ]);
}

const units = 'g,gr,gram,grams,grammi,gramos,gramas,ml,kg,cl,dl,l,min,minuti,minutos,minuti di,°c,c,cc';

/** Numbers of additives in every spelling. 'e 120 g di burro' is 'and 120 g of butter'. */
export const eNumbers: Lexicon = {
  language: 'e-number',
  words: {
    additive: [...spellings(fromFattyAcids), ...spellings(fromMeatOrBone)].join(','),
    gelatine: spellings(setters).join(','),
    carmine: [...spellings(insectRed), 'e120 carmine', 'e120i', 'e120ii'].join(','),
    alcohol: spellings(ethanol).join(','),
    harmless: [
      ...fromFattyAcids.split(' '),
      ...fromMeatOrBone.split(' '),
      ...insectRed.split(' '),
      ...ethanol.split(' '),
      ...setters.split(' '),
    ]
      .filter(number => /^\d+$/.test(number))
      .flatMap(number => units.split(',').map(unit => `e ${number} ${unit}`))
      .join(','),
  },
};
