const vowel = /[aeiou]$/;

/** The forms in which a word of a language appears, in plain letters. It may give forms that do not exist; they do no harm. */
export function inflect(word: string, language: string): string[] {
  if (word.length < 3 || /[^\p{L}\p{M}]/u.test(word)) return [word];
  const build = builders[language] ?? (() => []);
  return [word, ...build(word)];
}

/** The endings that a word takes in a language that only adds them, none among them. */
export const endingsOf = (word: string, language: string) =>
  inflect(word, language).map(form => form.slice(word.length));

const builders: Record<string, (word: string) => string[]> = {
  en: word => {
    if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
    if (/(s|x|z|ch|sh)$/.test(word)) return [`${word}es`];
    if (/[^aeiou]o$/.test(word)) return [`${word}s`, `${word}es`];
    if (/[^f]fe?$/.test(word)) return [`${word}s`, `${word.replace(/fe?$/, '')}ves`];
    return [`${word}s`];
  },
  fr: word =>
    /[sxz]$/.test(word)
      ? []
      : [
          `${word}s`,
          ...(word.endsWith('u') ? [`${word}x`] : []),
          ...(word.endsWith('al') ? [word.replace(/l$/, 'ux')] : []),
        ],
  es: word =>
    word.endsWith('s')
      ? []
      : vowel.test(word)
        ? [`${word}s`, `${word}ito`]
        : [`${word}es`, word.replace(/z$/, 'ces')],
  pt: word => [
    `${word}s`,
    `${word}es`,
    word.replace(/ao$/, 'oes'),
    word.replace(/m$/, 'ns'),
    word.replace(/l$/, 'is'),
  ],
  it: word => {
    if (word.length < 4) return [];
    const stem = word.slice(0, -1);
    if (word.endsWith('io')) return [stem];
    if (/[cg]o$/.test(word)) return [`${stem}hi`, `${stem}i`];
    if (/[cg]a$/.test(word)) return [`${stem}he`];
    if (word.endsWith('a')) return [`${stem}e`];
    return /[oe]$/.test(word) ? [`${stem}i`] : [];
  },
  de: word =>
    word.length < 4
      ? [`${word}s`]
      : ['n', 'e', 'en', 'er', 's', 'es', 'em', 'ern'].map(ending => word + ending),
  nl: word =>
    word.length < 4 ? [] : ['en', 's', 'n', 'je', 'jes', 'tje', 'tjes', 'e'].map(ending => word + ending),
  sv: word => northern(word),
  da: word => northern(word),
  no: word => northern(word),
  tr: word => turkish(word),
  az: word => turkish(word),
  id: word => [`${word}nya`],
  ms: word => [`${word}nya`],
  ru: word =>
    declined(
      word,
      'аяоеыийьъ',
      'а я у ю ы и е о ой ей ом ем ами ями ах ях ов ев ей ый ий ая яя ое ее ые ие ого его ому ему ым им ых их ую юю ою',
    ),
  uk: word =>
    declined(
      word,
      'аяоеиіїйь',
      'а я у ю и і е о ою ею ої ом ем ами ями ах ях ів їв ий ій ого его ому им их ими у',
    ),
  bg: word => declined(word, 'аяоеий', 'а я о е и ът та то те ата ото ите ия'),
  pl: word => [
    ...declined(
      word,
      'aeoyi',
      'a e i y o u a em om ami ach ow owi owy owa owe owego owej owym ie y ego ej ym ych ymi iem ek',
    ),
    ...withoutFleetingE(word, 'i u iem om ami ach ow owi'),
  ],
  bs: word => declined(word, 'aeoi', 'a e i o u om em ama ima og eg oj im ih ske ski ska sko'),
  cs: word => [
    ...declined(word, 'aeoyi', 'a e i y o u em om ami ach ech ou ove ovy ova eho emu ych ym ymi im'),
    ...withoutFleetingE(word, 'u y em um u ovi'),
  ],
  ro: word => [
    `${word}ul`,
    `${word}ului`,
    `${word}uri`,
    `${word}i`,
    `${word}e`,
    word.replace(/a$/, 'ei'),
    word.replace(/a$/, 'e'),
    `${word.replace(/a$/, '')}a`,
  ],
  hu: word => [
    ...hungarian.map(ending => word + ending),
    ...(word.length > 3 ? intoOrFrom.map(ending => word + ending) : []),
    ...withDoubledEnd(word),
  ],
  el: word =>
    declined(word, 'αοηιεςσυ', 'α ο η ι ε οσ ου ον οι ουσ εσ ασ ησ ων ια ιου ιων ισ υ'.replace(/ς/g, 'σ')),
  ar: word =>
    word.length < 4
      ? [`${word}ات`, `${word}ين`]
      : [`${word}ات`, `${word}ين`, `${word}ه`, `${word}ي`, `${word}يه`, word.replace(/ه$/, 'ات')],
  fa: word => [`${word}ها`, `${word}هاي`, ...(word.length < 4 ? [] : [`${word}ي`])],
  tl: word => (/[aeiou]$/.test(word) ? [`${word}ng`] : word.endsWith('n') ? [`${word}g`] : []),
  ur: word => [
    `${word}ون`,
    `${word}ين`,
    `${word}ي`,
    word.replace(/ه$/, 'ي'),
    word.replace(/ا$/, 'ي'),
    word.replace(/ا$/, 'ون'),
  ],
  hi: word => [`${word}ों`, `${word}ें`, `${word}े`, word.replace(/ा$/, 'े'), word.replace(/ा$/, 'ों')],
  bn: word => [`${word}র`, `${word}ের`, `${word}ে`, `${word}টা`, `${word}তে`],
  fi: word =>
    word.length < 4
      ? []
      : ['a', 'n', 't', 'ia', 'lla', 'ssa', 'sta', 'en', 'in', 'ita', 'tta'].map(ending => word + ending),
};

const hungarian =
  't,ot,et,at,val,vel,bal,bel,ral,rel,kal,kel,ok,ek,ak,os,es,as,ban,ben,bol,hoz,hez,bor,nak,nek,ra,re,s,k,ja,je,i,ital'.split(
    ',',
  );
// Behind a short word they make others: 'rumba'.
const intoOrFrom = ['ba', 'be', 'on', 'en', 'rol', 'tol', 'tel'];
// 'hússal': the ending takes on the last consonant.
const withDoubledEnd = (word: string) =>
  vowel.test(word) ? [] : ['al', 'el'].map(ending => word + word.at(-1) + ending);

// 'boczek', 'boczku'.
const withoutFleetingE = (word: string, endings: string) =>
  /[^aeiouy]ek$/.test(word) ? endings.split(' ').map(ending => `${word.slice(0, -2)}k${ending}`) : [];

const turkishEndings =
  'i,u,a,e,si,su,yi,yu,ya,ye,nin,da,de,dan,den,li,lu,lar,ler,lari,leri,la,le,yla,yle,ini,unu,ina,ine,sini,lik,luk,inden,undan,indan'.split(
    ',',
  );

function turkish(word: string) {
  const soft = word.replace(/p$/, 'b').replace(/k$/, 'g').replace(/t$/, 'd');
  const forms = turkishEndings.map(ending => word + ending);
  return soft === word
    ? forms
    : [
        ...forms,
        ...['i', 'u', 'a', 'e', 'in', 'un', 'ini', 'unu', 'ina', 'ine', 'una'].map(ending => soft + ending),
      ];
}

function northern(word: string) {
  return word.length < 4
    ? []
    : ['en', 'et', 'ar', 'or', 'er', 'n', 'a', 'na', 's', 'arna', 'erna', 't', 'e', 'erne', 'ene'].map(
        ending => word + ending,
      );
}

const slavicAdjective = /(?:ыи|ии|ои|ая|яя|ое|ее|ые|ие)$/;

// A word of case endings: the last vowel gives way to them; the word as it stands takes them too. The breve of 'й' is no letter here.
function declined(word: string, written: string, ending: string) {
  if (word.length < 3) return [];
  const finals = written.replaceAll('й', 'и');
  const endings = ending.replaceAll('й', 'и');
  if (word.length > 5 && slavicAdjective.test(word))
    return endings.split(' ').map(ending => word.slice(0, -2) + ending);
  const stem = finals.includes(word.at(-1) ?? '') ? word.slice(0, -1) : word;
  return stem.length < 3 && stem !== word
    ? endings
        .split(' ')
        .filter(ending => ending.length > 1 || stem.length > 1)
        .map(ending => stem + ending)
    : endings.split(' ').map(ending => stem + ending);
}
