import { expect, test } from '@jest/globals';
import { judge } from './judge-text.ts';

test.each([
  '500g chicken 200g chorizo 1 onion',
  'beef 2 slices bacon',
  'vegan cheese 100 g ham',
  'bacon 100 g vegan cheese',
  '500 g Hähnchen 200 g Speck',
  'курица 200 г ветчины',
  '鸡肉200克培根100克',
  '닭고기 200g 베이컨 100g',
  '鸡肉 培根 洋葱',
  'vegan cheese ham sandwich',
  'turkey club bacon',
  'mushroom pepperoni pizza',
  'Ziegen Käse Schinken',
  'chicken potato bacon',
  'Huhn Blumenkohl Speck',
  'beef mushroom bacon',
  'chicken prawn ham',
  'kurczak jagody boczek',
  '鸭肉三文鱼香肠培根',
  '닭 명태 베이컨',
])('two things are named: %s', text => {
  expect(judge(text).verdict).toBe('haram');
});

test.each([
  'turkey 95% lean ham',
  'turkey smoked bacon',
  'halal certified beef bacon',
  'vegan thick cut bacon',
  'bacon 100 g vegan',
  'hindi füme jambon',
  'vegan potato bacon',
  'mushroom bacon',
  '닭가슴살 치즈햄',
])('one thing is named: %s', text => {
  expect(judge(text).verdict).toBe('halal');
});
