import { expect, test } from '@jest/globals';
import { dishOf, saysLength } from './dish-of.ts';
import { stepKind } from './step-kind.ts';
import { stepMinutes } from './step-minutes.ts';

test.each([
  ['Simmer for 20 minutes.', 20],
  ['Bake 20-25 min, until gold.', 25],
  ['Boil them for 1 hour 15 minutes.', 75],
  ['Rest for half an hour.', 30],
  ['Cook for an hour and a half.', 90],
  ['Simmer 1 hour, stirring every 5 minutes.', 60],
  ['Marinate overnight.', 480],
  ['Laissez frémir 35 minutes.', 35],
  ['Laissez reposer une demi-heure.', 30],
  ['Laissez cuire 1 h 30 min.', 90],
  ['22 dakika pişirin.', 22],
  ['Yarım saat dinlendirin.', 30],
  ['2 saat bekletin.', 120],
  ['Masak selama 2 jam sambil sesekali diaduk.', 120],
  ['Diamkan setengah jam.', 30],
  ['اتركه على نار هادئة ٣٥ دقيقة.', 35],
  ['اتركه يرتاح نصف ساعة.', 30],
  ['انقع العدس ساعتين.', 120],
  ['ڈھک کر ہلکی آنچ پر ۱۵ منٹ دم دیں۔', 15],
  ['آدھا گھنٹہ رکھ دیں۔', 30],
  ['Fold in the herbs and serve.', null],
  ['Heat the oven to 200 °C.', null],
])('%s takes %p', (step, minutes) => expect(stepMinutes(step)).toBe(minutes));

test.each([
  ['Fry the paste in the oil for 3 minutes.', 'hands'],
  ['Brown the onion in the ghee for 10 minutes, add the garlic, and fry for 2.', 'hands'],
  ['Brown the meat, then simmer for 40 minutes.', 'waits'],
  ['Let it rest for 10 minutes, turn it out onto a tray.', 'waits'],
  ['Cook for 45 minutes until thick.', 'waits'],
  ['Cook over a low heat for 12 minutes, stirring often, until thick.', 'hands'],
  ['Bring it to the boil, stirring constantly, then simmer for 20 minutes.', 'waits'],
  ['Laissez épaissir à feu doux 12 minutes, en remuant souvent.', 'hands'],
  ['Kısık ateşte 12 dakika, sürekli karıştırarak pişirin.', 'hands'],
  ['Masak dengan api kecil 12 menit, sambil terus diaduk.', 'hands'],
  ['اتركه على نار هادئة 12 دقيقة، مع التحريك المستمر.', 'hands'],
  ['ہلکی آنچ پر 12 منٹ پکائیں، مسلسل چمچ چلاتے رہیں۔', 'hands'],
  ['Laissez frémir 35 minutes.', 'waits'],
  ['Faites dorer les oignons pendant 10 minutes.', 'hands'],
  ['Soğanı 6 dakika kavurun.', 'hands'],
  ['Kısık ateşte 40 dakika bırakın.', 'waits'],
  ['Tumis bumbu selama 5 menit.', 'hands'],
  ['Masak dengan api kecil selama 2 jam.', 'waits'],
  ['حمّر البصل في الزيت 8 دقائق.', 'hands'],
  ['وغطّ القدر واتركه على نار هادئة 35 دقيقة', 'waits'],
  ['گھی میں پیاز کو 12 منٹ سنہرا کریں۔', 'hands'],
  ['ہلکی آنچ پر 15 منٹ دم دیں۔', 'waits'],
])('%s: %s', (step, kind) =>
  expect(stepKind(step, stepMinutes(step))).toEqual({
    isWaiting: kind === 'waits',
    oven: null,
    isHeating: false,
  }),
);

test.each([
  ['Bake at 190 °C for 18 minutes.', 190],
  ['Roast at 400°F for 30 minutes.', 200],
  ['Bake at gas mark 6 for 30 minutes.', 200],
  ['Bake for 30 minutes.', 'any'],
  ['220 °C fırında 25 dakika yumuşatın.', 220],
  ['Enfournez à 180 °C pour 40 minutes.', 180],
  ['Panggang pada suhu 180 °C selama 40 menit.', 180],
  ['أدخله الفرن على 180 درجة 40 دقيقة', 180],
  ['اوون میں 180 ڈگری پر 40 منٹ بیک کریں', 180],
])('%s is in the oven at %p', (step, oven) =>
  expect(stepKind(step, stepMinutes(step))).toEqual({ isWaiting: true, oven, isHeating: false }),
);

test('an oven is heated before, for the step that names no heat as well', () => {
  const steps = ['Heat the oven to 200 °C.', 'Chop the onions.', 'Bake for 30 minutes.'];
  const { tasks } = dishOf(
    { prepTime: 10, cookTime: 30, steps: steps.map(text => ({ text, minutes: null })) },
    0,
    false,
  );
  expect(tasks).toEqual([
    { dish: 0, step: 0, minutes: 15, hands: false, oven: '200', heats: true },
    { dish: 0, step: 1, minutes: 5, hands: true, oven: null, heats: false },
    { dish: 0, step: 2, minutes: 30, hands: false, oven: '200', heats: false },
  ]);
});

test('what no step says is shared by those that say nothing', () => {
  const steps = [
    { text: 'Coat the chicken.', minutes: null },
    { text: 'Roast for 35 minutes.', minutes: 35 },
    { text: 'Slice it.', minutes: null },
  ];
  const { tasks } = dishOf({ prepTime: 15, cookTime: 40, steps }, 0, false);
  expect(tasks.map(({ minutes }) => minutes)).toEqual([10, 35, 10]);
  expect(steps.map(saysLength)).toEqual([false, true, false]);
});
