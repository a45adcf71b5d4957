import { expect, test } from '@jest/globals';
import { convertTemperatures } from './temperatures.ts';

test.each([
  ['Heat the oven to 200 °C.', 'Heat the oven to 400 °F.'],
  ['Bake at 180°C for 20 minutes.', 'Bake at 350 °F for 20 minutes.'],
  ['Roast at 160-170 °C.', 'Roast at 325–350 °F.'],
  ['Heat to 220C, then wait.', 'Heat to 425 °F, then wait.'],
  ['Set it to 190 degrees Celsius.', 'Set it to 375 °F.'],
  ['It is done at 74 °C in the middle.', 'It is done at 165 °F in the middle.'],
  ['Heat to 200 °C (400 °F).', 'Heat to 400 °F.'],
  ['Heat to 200 °C/400 °F.', 'Heat to 400 °F.'],
  ['Heat to 200 °C (180 °C fan).', 'Heat to 400 °F (350 °F fan).'],
  [
    'Boil 12 C-shaped pieces of pasta, 200 g chickpeas.',
    'Boil 12 C-shaped pieces of pasta, 200 g chickpeas.',
  ],
  ['Fry 200 chickpeas for 15 minutes.', 'Fry 200 chickpeas for 15 minutes.'],
])('%s in imperial units', (text, expected) => {
  const result = convertTemperatures(text, 'imperial').replaceAll('\u00a0', ' ');
  expect(result).toBe(expected);
});

test.each([
  ['Heat the oven to 350 °F.', 'Heat the oven to 180 °C.'],
  ['Heat the oven to 425°F (220°C).', 'Heat the oven to 220 °C.'],
  ['Heat the oven to 200 °C.', 'Heat the oven to 200 °C.'],
])('%s in metric units', (text, expected) => {
  expect(convertTemperatures(text, 'metric').replaceAll('\u00a0', ' ')).toBe(expected);
});
