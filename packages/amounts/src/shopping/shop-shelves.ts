import type { ShopShelf } from '@sufra/contracts';
import { findShelfElsewhere } from './shelf-words-elsewhere.ts';

const greens: string[] = `
  apple, apricot, artichoke, arugula, asparagus, aubergine, avocado, banana, basil, bay leaf, bean sprout, beetroot,
  berry, blackberry, blueberry, bok choy, broccoli, brussels sprout, cabbage, carrot, cauliflower, celeriac, celery,
  chard, cherry, chilli, chive, clementine, coriander, corn cob, courgette, cranberry, cucumber, dill, fennel, garlic,
  ginger, gourd, grape, grapefruit, green bean, kale, kiwi, leek, lemon, lemon grass, lemongrass, lettuce, lime,
  lemon juice, lime juice, mandarin, mango, marrow, melon, mint, mushroom, okra, onion, orange, oregano, pak choi, papaya,
  parsley, parsnip, pea, peach, pear, pepper (vegetable), pineapple, plum, pomegranate, pomegranate seed, potato,
  pumpkin, quince, radish, raspberry, rocket, rosemary, sage, salad, shallot, spinach, squash, strawberry, swede,
  sweetcorn, sweet potato, tarragon, thyme, tomato, turnip, watercress, watermelon, yam, lemon zest, orange zest,
  orange juice, mint leaf, curry leaf, coriander leaf, basil leaf`.split(',');
const meats = `
  anchovy, bass, beef, bream, breast, brisket, burger, chicken, chop, cod, crab, cutlet, drumstick, duck, fish, fillet,
  goat, haddock, halibut, kebab, lamb, leg, liver, lobster, mackerel, meat, meatball, mince, mutton, neck, prawn, quail,
  rib, salmon, sardine, sausage, scallop, shank, shoulder, squid, steak, thigh, trout, tuna, turkey, veal, wing, kofta,
  sujuk, pastirma, turkey bacon, beef bacon`.split(',');
const dairy = `
  butter, buttermilk, cheddar, cheese, cream, creme fraiche, egg, egg white, egg yolk, feta, ghee, halloumi, kefir,
  labneh, milk, mozzarella, paneer, parmesan, ricotta, yoghurt, yolk, ayran, kaymak`.split(',');
const grains = `
  barley, basmati, bread, breadcrumb, bulgur, bun, chapati, couscous, farro, flatbread, freekeh, lentil, linguine,
  macaroni, millet, naan, noodle, oat, orzo, pasta, penne, pita, pitta, polenta, quinoa, rice, roll, spaghetti,
  split pea, tortilla, vermicelli, wrap, egg noodle, dal, dhal, mung bean, filo pastry, puff pastry, pastry`.split(
  ',',
);
const tins = `
  bean, black bean, broth, butter bean, chickpea, chopped tomato, coconut cream, coconut milk, harissa, kidney bean,
  olive, caper, passata, paste, peanut butter, pickle, plum tomato, preserved lemon, stock, stock cube, stock pot,
  tahini, tomato paste, tomato puree, gherkin, tinned tomato, cannellini bean, white bean, vine leaf`.split(
  ',',
);
const oils = `
  date syrup, fish sauce, honey, jam, ketchup, maple syrup, mayonnaise, molasses, mustard, oil, pomegranate molasses,
  rose water, orange blossom water, sauce, soy sauce, sugar, syrup, tamarind, vinegar, treacle, hummus`.split(
  ',',
);
const nuts = `
  almond, cashew, chestnut, date, desiccated coconut, dried apricot, fig, dried fig, flaked almond, hazelnut, linseed,
  nut, peanut, pecan, pine nut, pistachio, poppy seed, prune, pumpkin seed, raisin, sesame, sesame seed, sultana,
  sunflower seed, walnut, chia seed, dried cranberry, dried cherry, dried lime, ground almond, barberry`.split(
  ',',
);
const spices = `
  allspice, aniseed, black seed, cardamom, cardamom pod, cayenne, cinnamon, cinnamon stick, clove, cumin, cumin seed,
  curry powder, garam masala, ground coriander, ground ginger, coriander seed, dried mint, dried oregano, dried thyme,
  dried chilli, dried basil, dried rosemary, dried dill, fennel seed, fenugreek, fenugreek leaf, flake, chilli flake,
  masala, mustard seed, nigella seed, nutmeg, onion powder, garlic powder, paprika, pepper, powder, chilli powder,
  ras el hanout, saffron, salt, seasoning, star anise, sumac, turmeric, za'atar, zaatar, baharat, spice, msg, seed,
  black pepper, white pepper, aleppo pepper, cayenne pepper, pul biber, dried bay leaf, vanilla`.split(',');
const baking = `
  baking powder, bicarbonate of soda, chocolate, cocoa, cocoa powder, cornflour, flour, gelatine, semolina, starch,
  vanilla extract, vanilla pod, yeast, custard powder, icing sugar, caster sugar, powdered sugar, superfine sugar,
  milk powder, barley flour, agar`.split(',');

const shelves: [ShopShelf, string[]][] = [
  ['greens', greens],
  ['meats', meats],
  ['dairy', dairy],
  ['grains', grains],
  ['tins', tins],
  ['oils', oils],
  ['nuts', nuts],
  ['spices', spices],
  ['baking', baking],
];

const shelfOf = new Map(
  shelves.flatMap(([name, things]) => things.map((thing): [string, ShopShelf] => [thing.trim(), name])),
);

const maxPhraseLength = 3;

/**
 * Where a thing stands in the shop, by the key of its line. The last word says what it is ('chicken stock' is stock), in
 * the longest phrase that is known ('coconut milk' is no milk).
 */
export function findShelf(key: string): ShopShelf {
  const elsewhere = findShelfElsewhere(key);
  if (elsewhere) return elsewhere;
  const words = key.split(' ');
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - maxPhraseLength); start < end; start += 1) {
      const shelf = shelfOf.get(words.slice(start, end).join(' '));
      if (shelf) return shelf;
    }
  }
  return 'rest';
}
