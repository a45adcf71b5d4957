import { expect, test } from '@jest/globals';
import type { ShopShelf } from '@sufra/contracts';
import { findShelf } from './shop-shelves.ts';
import { shoppingKey } from './shopping-key.ts';
import { wantsOf } from './wants-of.ts';

test.each<[string, ShopShelf]>([
  ['زيت زيتون', 'oils'],
  ['زيتون أخضر', 'tins'],
  ['أفخاذ دجاج', 'meats'],
  ['فلفل أسود', 'spices'],
  ['فلفل أخضر', 'greens'],
  ['أرز بسمتي', 'grains'],
  ['ہرا دھنیا', 'greens'],
  ['پسا دھنیا', 'spices'],
  ['بکرے کا گوشت', 'meats'],
  ['چنے کی دال', 'grains'],
  ['دہی', 'dairy'],
  ['kırmızı mercimek', 'grains'],
  ['domates salçası', 'tins'],
  ['dana kıyma', 'meats'],
  ['buğday nişastası', 'baking'],
  ['zeytinyağı', 'oils'],
  ['huile d’olive', 'oils'],
  ['citron confit', 'tins'],
  ['coriandre moulue', 'spices'],
  ['coriandre fraîche', 'greens'],
  ['bawang merah', 'greens'],
  ['kecap manis', 'oils'],
  ['santan', 'tins'],
  ['daging sapi', 'meats'],
  ['olive oil', 'oils'],
  ['coconut milk', 'tins'],
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
