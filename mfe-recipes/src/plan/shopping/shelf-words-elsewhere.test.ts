import { expect, test } from '@jest/globals';
import type { ShelfName } from './shelf-names.ts';
import { findShelf } from './shop-shelves.ts';
import { shoppingKey } from './shopping-key.ts';
import { wantsOf } from './wants-of.ts';

test.each<[string, ShelfName]>([
  ['زيت زيتون', 'Oils, sauces and sweeteners'],
  ['زيتون أخضر', 'Tins, jars and stock'],
  ['أفخاذ دجاج', 'Meat and fish'],
  ['فلفل أسود', 'Spices and seasoning'],
  ['فلفل أخضر', 'Vegetables, fruit and herbs'],
  ['أرز بسمتي', 'Grains, pulses and bread'],
  ['ہرا دھنیا', 'Vegetables, fruit and herbs'],
  ['پسا دھنیا', 'Spices and seasoning'],
  ['بکرے کا گوشت', 'Meat and fish'],
  ['چنے کی دال', 'Grains, pulses and bread'],
  ['دہی', 'Milk, cheese and eggs'],
  ['kırmızı mercimek', 'Grains, pulses and bread'],
  ['domates salçası', 'Tins, jars and stock'],
  ['dana kıyma', 'Meat and fish'],
  ['buğday nişastası', 'For baking'],
  ['zeytinyağı', 'Oils, sauces and sweeteners'],
  ['huile d’olive', 'Oils, sauces and sweeteners'],
  ['citron confit', 'Tins, jars and stock'],
  ['coriandre moulue', 'Spices and seasoning'],
  ['coriandre fraîche', 'Vegetables, fruit and herbs'],
  ['bawang merah', 'Vegetables, fruit and herbs'],
  ['kecap manis', 'Oils, sauces and sweeteners'],
  ['santan', 'Tins, jars and stock'],
  ['daging sapi', 'Meat and fish'],
  ['olive oil', 'Oils, sauces and sweeteners'],
  ['coconut milk', 'Tins, jars and stock'],
])('%s stands on the shelf of %s', (item, shelf) => {
  expect(findShelf(shoppingKey(item, false))).toBe(shelf);
});

test.each(['ماء', 'ماء ساخن', 'پانی', 'گرم پانی', 'su', 'sıcak su', 'eau bouillante', 'air', 'air panas'])(
  '%s comes from the tap',
  item => {
    expect(wantsOf({ quantity: 500, unit: 'ml', item, note: null })).toEqual([]);
  },
);

test.each(['ماء ورد', 'eau de rose', 'air asam jawa', 'susam'])('%s does not', item => {
  expect(wantsOf({ quantity: 1, unit: null, item, note: null })).toHaveLength(1);
});
