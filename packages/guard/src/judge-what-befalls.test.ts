import { describe, expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';

const verdictOf = (text: string, language?: string) => judge(text, { language }).verdict;

describe('what befalls a thing is to be avoided, and not the thing', () => {
  test.each([
    'avoid the bacon sticking to the pan',
    'avoid the ham drying out',
    "you don't want the bacon burnt",
    'take it off without the wine boiling over',
    'évitez le lard trop grillé',
    'evita el tocino quemado',
    'evita la pancetta bruciata',
    'evite o bacon queimado',
    'избегайте бекон подгоревший',
    'hindari bacon gosong',
    '避免培根粘锅',
    '以免五花肉煎糊',
    '去掉猪肉的腥味',
    'tránh thịt heo bị khô',
    'หลีกเลี่ยงหมูไหม้',
  ])('%s', text => {
    expect(verdictOf(text)).not.toBe('halal');
  });

  test.each(['avoid the bacon', 'avoid bacon, burnt edges are bitter', '避免猪肉', 'évitez le porc'])(
    '%s is without it',
    text => {
      expect(verdictOf(text)).toBe('halal');
    },
  );

  test('in German an article makes the thing the object of the verb', () => {
    expect(verdictOf('ohne den Speck zu verbrennen')).toBe('haram');
    expect(verdictOf('zonder het spek te verbranden')).toBe('haram');
    expect(verdictOf('ohne den Schinken zu verwenden')).toBe('halal');
    expect(verdictOf('ohne Wein zu kochen')).toBe('halal');
  });
});

describe('what says less or free of another thing', () => {
  test.each([
    'Drier bacon = less oil',
    'bacon, less oil',
    'use bacon less often',
    'pork, free delivery',
    'bacon, left out overnight',
    'bacon left out for two hours',
  ])('%s has it', text => {
    expect(verdictOf(text)).toBe('haram');
  });

  test.each(['a pork-less stew', 'porkless stew', 'pork: excluded', 'wine omitted', 'pork, excluded'])(
    '%s is without it',
    text => {
      expect(verdictOf(text)).toBe('halal');
    },
  );
});

describe('a negation behind its thing', () => {
  test.each(['सारी शराब एक साथ मत डालें', 'sari wine ek saath na dalein', 'वाइन एक साथ न डालें'])(
    '%s says how much',
    text => {
      expect(verdictOf(text)).toBe('haram');
    },
  );
});

describe('all but', () => {
  test.each([
    'saya makan semua bahan kecuali babi',
    'como de todo menos cerdo',
    'jem wszystko oprócz wieprzowiny',
    'jag äter allt utom fläsk',
    'syön kaikkea paitsi sianlihaa',
    'आप जानते हैं मैं सूअर के मांस के अलावा सब कुछ खाता हूँ',
  ])('%s is a wish', text => {
    expect(verdictOf(text)).toBe('halal');
  });

  test.each([
    'campur semua bahan kecuali arak',
    'blanda alla ingredienser utom vinet',
    'sekoita kaikki paitsi viini',
    'keverjük össze az összes hozzávalót kivéve a bort',
    'اخلط جميع المكونات إلا النبيذ',
    'كوب إلا ربع نبيذ',
  ])('%s has it later', text => {
    expect(verdictOf(text)).toBe('haram');
  });
});

describe('Vietnamese words of another tone are other words', () => {
  test('a burnt thing is not one without meat', () => {
    expect(verdictOf('thịt heo cháy cạnh', 'vi')).toBe('haram');
    expect(verdictOf('thịt heo chay', 'vi')).toBe('halal');
  });
});
