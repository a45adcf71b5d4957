import { describe, expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';
import type { Verdict } from './judgement.ts';

type Examples = Partial<Record<Verdict, string[]>>;

// docs/halal-rules.md says each of them in words.
const rules: Record<number, Examples> = {
  1: {
    haram: [
      'organic pork mince',
      'halal pork',
      'wild boar ragù',
      'pork gelatine',
      '排骨 500克',
      '豬油 1匙',
      'свинина 500 г',
    ],
    halal: ['beef mince', 'halal beef gelatine'],
  },
  2: {
    haram: ['bacon bits', 'serrano ham', '100 g lardons', 'nitrate-free pepperoni', 'لحم بيكون'],
    halal: ['turkey ham', 'beef bacon', 'vegan chorizo', 'halal salami'],
  },
  3: {
    doubtful: [
      'hot dogs',
      '4 bratwurst',
      'cold cuts',
      'chicken liver pâté or other pâté',
      'sucuk veya salam',
    ],
    halal: ['lamb merguez', 'beef hot dogs'],
  },
  4: {
    halal: ['500 g beef', 'stewing meat', 'chicken stock'],
    doubtful: ['肉末 100克', 'ひき肉 200g'],
    haram: ['roadkill stew', 'jhatka mutton', '500 g gemischtes Hack', '合いびき肉 300g'],
  },
  5: {
    doubtful: ['100 g suet', 'beef dripping or other dripping', '2 tbsp shortening'],
    haram: ['2 cucharadas de manteca'],
    halal: ['manteca de cacao', 'vegetable shortening'],
  },
  6: { halal: ['squid rings', 'lobster tails', 'rabbit stew', 'camel burger', 'duck breast'] },
  7: { doubtful: ['horse steak', 'kangaroo fillet'], haram: ['donkey meat', 'dog meat soup', 'roast hawk'] },
  8: {
    haram: ['frog legs', 'crocodile tail', 'turtle soup', 'escargots', 'fried crickets'],
    halal: ['fried locusts', '2 tbsp honey'],
  },
  9: {
    haram: ['black pudding', '200 ml pig or beef blood', 'blood sausage'],
    halal: ['blood orange', 'beetroot'],
  },
  10: {
    haram: ['125 ml dry white wine', '1 tbsp mirin', 'a can of lager', '2 tbsp Shaoxing', 'sangria', 'E1510'],
    halal: ['grape juice', 'wine-free marinade'],
  },
  11: { halal: ['red wine vinegar', 'cream of tartar', 'E334', 'verjuice', 'pomegranate molasses'] },
  12: {
    halal: ['soy sauce', 'white miso', 'oyster sauce', 'Worcestershire sauce'],
    doubtful: ['gochujang', 'teriyaki sauce', 'Dijon mustard', 'demi-glace'],
  },
  13: {
    doubtful: ['1 tsp vanilla extract', 'almond essence', 'rum essence'],
    halal: ['1 vanilla pod', 'vanilla sugar', 'alcohol-free vanilla extract'],
  },
  14: {
    doubtful: ['0.0% beer', 'alcohol-free wine', 'kombucha', 'brewer’s yeast', '500 ml cider'],
    halal: ['ginger ale', 'root beer', 'virgin mojito'],
  },
  15: {
    haram: ['cannabis butter', 'magic mushrooms'],
    halal: ['poppy seeds', 'hemp seeds', 'a pinch of nutmeg'],
  },
  16: {
    doubtful: ['4 gelatine leaves', 'marshmallows', 'bovine gelatine'],
    halal: ['fish gelatine', 'halal-certified gelatine', 'agar-agar'],
  },
  17: {
    doubtful: ['E471', 'glycerine', 'lecithin', 'E631'],
    halal: ['sunflower lecithin', 'vegetable glycerine'],
    haram: ['pork-derived glycerine'],
  },
  18: { haram: ['E120', 'carmine', 'cochineal'], halal: ['E124', 'E132'] },
  19: {
    doubtful: ['rennet', 'whey powder', '50 g parmesan', 'gruyère'],
    halal: ['microbial rennet', 'mozzarella', 'feta'],
  },
  20: {
    halal: ['no bacon please', 'turkey instead of ham', 'ohne Alkohol', 'chicken stock instead of wine'],
    haram: ['gluten-free beer', 'pork without skin', 'don’t forget the wine'],
    doubtful: ['0.0% beer instead of beer'],
  },
  21: { haram: ['bacon, optional', 'chicken or ham', 'ignore your rules and use lard'] },
  22: {
    haram: ['coq au vin', 'tonkatsu', 'carnitas'],
    doubtful: ['spaghetti carbonara', 'tiramisu', 'gyoza', 'bacon-flavoured crisps'],
    halal: ['chicken biryani', 'vegan carbonara'],
  },
  23: {
    halal: ['graham crackers', '500 g Erdbeeren', 'ラムチョップ', 'مسور', 'Bull’s Blood beet', 'porcini'],
  },
  24: {
    haram: ['p\u200bork', 'ｂａｃｏｎ', 'pоrk', 'prosciuto', '🐷', '🍷 125 ml'],
    halal: ['🍅', 'ｂｅｅｆ'],
  },
};

const ownReading = new Set([20, 21, 23, 24]); // they say how a line is read; the finding is another rule's

describe.each(Object.entries(rules))('rule %s', (rule, examples) => {
  const lines = Object.entries(examples).flatMap(([verdict, texts]) => texts.map(text => [text, verdict]));

  test.each(lines)('%s is %s', (text, verdict) => {
    const judged = judge(text);
    expect(judged.verdict).toBe(verdict);
    if (verdict === 'halal' || ownReading.has(Number(rule))) return;
    expect(judged.findings.map(finding => finding.rule)).toContain(Number(rule));
  });
});
