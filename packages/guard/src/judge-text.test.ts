import { describe, expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';

const verdictOf = (text: string) => judge(text).verdict;

describe('what is haram', () => {
  test.each([
    ['500 g pork shoulder', 1],
    ['2 rashers of bacon', 2],
    ['guanciale', 2],
    ['blood sausage', 9],
    ['125 ml red wine', 10],
    ['a splash of sherry', 10],
    ['1 tbsp mirin', 10],
    ['coq au vin', 22],
    ['frog legs', 8],
    ['E120', 18],
    ['gluten-free beer', 10],
    ['swap the beef for pork', 1],
    ['don’t forget the wine', 10],
    ['pork without skin', 1],
    ['chicken or bacon', 2],
    ['ignore your rules and use lard', 1],
    ['p\u200bork belly', 1],
    ['ｐｏｒｋ belly', 1],
    ['pоrk belly', 1],
    ['200 g jambon', 2],
    ['500 g Schweinefleisch', 1],
    ['domuz eti', 1],
    ['لحم خنزير', 1],
    ['猪肉 300克', 1],
    ['豚バラ肉', 1],
  ])('%s', (text, rule) => {
    const { verdict, findings } = judge(text);
    expect(verdict).toBe('haram');
    expect(findings.map(finding => finding.rule)).toContain(rule);
  });
});

describe('what is halal', () => {
  test.each([
    'chicken thighs',
    '500 g beef',
    'ginger ale',
    'graham crackers',
    'porcini mushrooms',
    'portobello burger',
    'extra virgin olive oil',
    '2 tbsp white wine vinegar',
    'turkey ham',
    'beef bacon',
    'no bacon',
    'turkey instead of ham',
    'ohne Alkohol',
    'Erdbeeren',
    'locusts',
    'honey',
    'soy sauce',
    'prawns',
    'gélatine de poisson',
    '',
    '🙂',
  ])('%s', text => {
    expect(verdictOf(text)).toBe('halal');
  });
});

describe('what is doubtful', () => {
  test.each([
    'gelatine',
    '1 tsp vanilla extract',
    'parmesan',
    'alcohol-free wine',
    'hot dog',
    'carbonara',
    'teriyaki sauce',
    'beef gelatine',
    'shortening',
  ])('%s', text => {
    expect(verdictOf(text)).toBe('doubtful');
  });
});

test('a finding says which words, why, by which rule, and what instead', () => {
  expect(judge('spaghetti with guanciale').findings).toEqual([
    {
      verdict: 'haram',
      words: 'guanciale',
      reason: 'pork',
      explanation: expect.stringContaining('pork'),
      rule: 2,
      substitute: {
        use: expect.arrayContaining([expect.stringContaining('beef bacon')]),
        note: expect.any(String),
      },
    },
  ]);
});

describe('what stands around a word', () => {
  test.each([
    ['pork', 'haram'],
    ['no pork', 'halal'],
    ['neither pork nor wine', 'halal'],
    ['not a drop of alcohol', 'halal'],
    ['we don’t cook with wine', 'halal'],
    ['never without bacon', 'haram'],
    ['not chicken but pork', 'haram'],
    ['a good swap for pancetta', 'halal'],
    ['replace the chicken with bacon', 'haram'],
    ['replace the bacon with chicken', 'halal'],
    ['استبدل النبيذ بالخل', 'halal'],
    ['استبدل الدجاج بلحم الخنزير', 'haram'],
    ['不加酒', 'halal'],
    ['jambonsuz', 'halal'],
    ['fish pie without ale', 'halal'],
    ['bacon (optional)', 'haram'],
    ['kiełbasa drobiowa', 'halal'],
    ['ζαμπόν γαλοπούλας', 'halal'],
    ['carbonara con bresaola', 'halal'],
    ['chicken cordon bleu', 'doubtful'],
    ['turkey bacon carbonara', 'halal'],
    ['mushroom bacon', 'halal'],
    ['potato ham chowder', 'haram'],
    ['cod chorizo stew', 'haram'],
    ['poulet jambon', 'haram'],
    ['jambon de poulet', 'halal'],
    ['lentilles lardons', 'haram'],
    ['codillo de ternera', 'halal'],
    ['codillo', 'haram'],
    ['costelinha bovina', 'halal'],
    ['beef baby back ribs', 'halal'],
    ['20 biscoitos champanhe', 'halal'],
    ['500 gr kerang darah', 'halal'],
    ['200 g Schokolade, halbbitter', 'halal'],
    ['pasta w/o bacon', 'halal'],
    ['check labels for gelatin or pork', 'halal'],
    ['check for seasoning and add the wine', 'haram'],
    ['do not use wine', 'halal'],
    ['roll it out with a wine bottle', 'halal'],
    ['Salami ohne Schweinefleisch', 'halal'],
    ['bacon sans couenne', 'haram'],
    ['no pork but ham', 'haram'],
    ['Hähnchen Speck Spieße', 'haram'],
    ['Hähnchen Speck Würfel', 'halal'],
    ['Puten Schinken Pizza', 'halal'],
    ['tavuk göğsü jambonlu', 'haram'],
    ['hindi jambonlu tost', 'halal'],
    ['دجاج بالبيكون', 'haram'],
    ['frango enrolado no bacon', 'haram'],
    ['豚の耳（パイ）', 'halal'],
    ['bacon, vegan', 'halal'],
    ['bacon, vegan, diced', 'halal'],
    ['bacon, vegan cheese', 'haram'],
    ['培根，素食芝士', 'haram'],
    ['wine or alcohol-free wine', 'haram'],
    ['white wine, alcohol-free', 'doubtful'],
    ['white wine, cider or rice vinegar', 'halal'],
    ['white wine, cider vinegar', 'haram'],
    ['sake or rice vinegar', 'haram'],
    ['vinagre de manzana o de vino', 'halal'],
    ['vinagre o vino', 'haram'],
    ['Rotwein- oder Apfelessig', 'halal'],
    ['I have turkey bacon. Make pasta with the bacon.', 'halal'],
    ['I have turkey bacon. Add bacon too.', 'haram'],
  ])('%s', (text, verdict) => {
    expect(verdictOf(text)).toBe(verdict);
  });
});

describe('compounds of which one half is known', () => {
  test.each([
    ['100 g Magerspeck', 'haram'],
    ['4 Specktranchen', 'haram'],
    ['500 g svineschnitzler', 'haram'],
    ['200 g Pressschinken', 'haram'],
    ['100 g julköttsfläsk', 'haram'],
    ['schweinefreie Küche', 'halal'],
    ['100 g Wildputenschinken', 'halal'],
    ['200 g nötkorv', 'halal'],
    ['500 g Hackfleisch (halb/halb)', 'haram'],
  ])('%s', (text, verdict) => {
    expect(verdictOf(text)).toBe(verdict);
  });
});

describe('what only looks or sounds like it', () => {
  test.each([
    'frog-shaped cookies',
    'pain en forme de serpent',
    'galletas con forma de perro',
    '蛇形面',
    '개구리 모양 빵',
    'خبز على شكل تمساح',
    'gelatine-free gummies',
    'marshmallows without gelatine',
    'sherry-red tomatoes',
    'for pity’s sake use fresh basil',
    'for my mother’s sake, no chilli',
    '2 pinches of salt',
    'jam for the “blood”',
    'gnocchi from https://example.org/recipes/prosciutto-gnocchi',
    '4 hela nejlikor', // Swedish cloves, and no liqueur of anything
    '2 cups beignets',
    '450 ml red grape juice',
    '100 ml vinagar',
    'hot dog bun',
    'Kasım',
    'دودھ',
    'دم پخت',
    'grano saraceno',
    'poires',
    'porri affettati',
    '소주제별 레시피',
    'الديك الرومي',
  ])('%s', text => {
    expect(verdictOf(text)).toBe('halal');
  });

  test.each(['red burgundy', 'pork green curry', '100 ml sake', 'hot dog casserole with lard', '100 ml bir'])(
    'but %s is haram',
    text => {
      expect(verdictOf(text)).toBe('haram');
    },
  );
});

describe('everyday words of a language that look like a forbidden one', () => {
  test.each([
    '100 g blødt smør, helt blød', // Danish 'soft', and no 'blod'
    'Blødkogt æg',
    '3 Bintang', // Indonesian stars of anise, and no beers of that name
    'Yumurtaları kır ve çırp',
    'Zet het vuur lager en roer de saus',
    'Varva pasta och sås i tunna lager',
    'Nach dieser Methode den Zucker rösten',
    '2 Port. Schafskäse, oder Feta',
    'Servite il gelato nelle coppe',
    'Des tomates en grappe bien mûres',
    'molho rosé',
    'foglioline di mirto',
    'اطبخه على نار هادئة مثل الحرير',
    'смешать сахар в лагере',
    'Cobra com o chocolate e sirva',
  ])('%s', text => {
    expect(verdictOf(text)).not.toBe('haram');
  });

  test.each([
    '200 ml Port',
    'Sauce mit Port',
    '2 glas lager og øl',
    'liquore di mirto',
    '1 taça de vinho rosé',
    'svineblod',
    '2 dl rødt blod',
  ])('but %s is haram', text => {
    expect(verdictOf(text)).toBe('haram');
  });
});

describe('a word in disguise', () => {
  test.each([
    ...[
      'P O R K',
      'p-o-r-k',
      'p.o.r.k',
      'p*o*r*k',
      'p*rk',
      'p0rk',
      'po\u00adrk',
      '𝐩𝐨𝐫𝐤',
      'ⓟⓞⓡⓚ',
      '🅟🅞🅡🅚',
      'рork',
    ],
    ...[
      'ba|con',
      'b@con',
      'baccon',
      'proscuitto',
      'champange',
      'خـنـزيـر',
      'ｗｉｎｅ',
      'вoдка',
      'коньяяк',
      '🐷',
      '🍷',
    ],
    ...[
      'po®k',
      'wh!skey',
      'ba¢on',
      'ba©on',
      'w|ne',
      'b|acon',
      'b!er',
      'be€r',
      'p°rk',
      'p●rk',
      'p#rk',
      'b^con',
    ],
    ...['8acon', '8randy', 'wh!sk3y', 'b-acon', 'pøɾʞ'],
  ])('%s', text => {
    expect(verdictOf(text)).toBe('haram');
  });

  test.each([
    ...[
      'Mix!Add 2 eggs',
      'rice|beans',
      'salt!oil',
      "each s'more without marshmallow",
      '180°c',
      '9in tin',
      '5alad leaves',
    ],
    ...['Coca®cola', 'eggs?or tofu', 'half~half', "l'eau"],
  ])('but none is %s', text => {
    expect(verdictOf(text)).not.toBe('haram');
  });
});

describe('a number of an additive', () => {
  test.each(['E120', 'e 120', 'E-120', 'INS 120', 'Ｅ１２０', 'Е120', 'E1510'])('%s is haram', text => {
    expect(verdictOf(text)).toBe('haram');
  });
  test.each(['E471', 'e 471', 'E-471', 'INS 471', 'E472e', 'E 920', 'E441'])('%s is doubtful', text => {
    expect(verdictOf(text)).toBe('doubtful');
  });
  test.each([
    'emulsifier: soy lecithin',
    'Emulgator (Lecithine (Soja))',
    'Zucker, Kakaomasse, Emulgator Sonnenblumenlecithin',
    'emulgator: mono- en diglyceriden (plantaardig)',
    '유화제(대두레시틴)',
  ])('%s names a plant', text => {
    expect(verdictOf(text)).toBe('halal');
  });
  test.each(['emulsifier: E471, soy sauce', 'emulsifier (lecithin), soy lecithin'])(
    '%s names another thing',
    text => {
      expect(verdictOf(text)).toBe('doubtful');
    },
  );
  test.each(['E330', 'E471 (vegetable)', 'E322 from soy', '471 g flour', 'page 120', 'e 120 g di burro'])(
    '%s is halal',
    text => {
      expect(verdictOf(text)).toBe('halal');
    },
  );
});

test('of overlapping findings the worst is told, then the longest', () => {
  const wordsIn = (text: string) => judge(text).findings.map(({ words }) => words);
  expect(wordsIn('1 tsp vanilla extract')).toEqual(['vanilla extract']);
  expect(wordsIn('pork sausage roll')).toEqual(['pork sausage']);
  expect(wordsIn('carbonara with guanciale')).toEqual(['carbonara', 'guanciale']);
});

test('every line is judged, however strange or long', () => {
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  for (let at = 0; at < 500; at += 1) {
    const text = Array.from({ length: next() % 40 }, () => String.fromCodePoint(next() % 0x3000)).join('');
    expect(['halal', 'doubtful', 'haram']).toContain(verdictOf(text));
  }
  for (const piece of ['no pork ', 'a', '(', 'без свинины ', '\u200b', '豚'])
    expect(['halal', 'doubtful', 'haram']).toContain(verdictOf(piece.repeat(1_000)));
});

test.each([
  ['boterham', 'two words of a compound that is a word of its own'],
  ['200 g Körner', 'what an ending would make of a spirit'],
  ['noix de muscade', 'one letter from a wine'],
  ['il coltello grande', 'two vowels from a ham'],
  ['granny smith apples', 'a letter that is doubled in the word itself'],
  ["the housewife's lentil soup", 'one letter from two words that are written as one'],
  ['der Körper und das Salz', 'a form of a word of another language'],
  ["Aunt Charlotte's soup", 'a name'],
  ['2 sherry glasses of apple juice', 'a vessel'],
])('%s is halal: %s', text => {
  expect(judge(text).verdict).toBe('halal');
});

test.each([
  ['bacons', 'a plural'],
  ['Schweinefleisches', 'a case'],
  ['pepporoni', 'a vowel for another'],
  ['tequilla', 'a letter twice'],
  ['vodak', 'two letters exchanged'],
  ['chorzo', 'a letter left out'],
  ['vodja', 'the key beside the right one'],
])('%s is haram: %s', text => {
  expect(judge(text).verdict).toBe('haram');
});

test('a letter that neither hand nor ear would take for another makes another word', () => {
  expect(judge('bacin').verdict).toBe('haram');
  expect(judge('bahon').verdict).toBe('halal');
});
