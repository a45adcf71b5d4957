import type { DemoPost } from './demo-post.ts';

export const oliveOil: DemoPost = {
  title: 'Olive oil, from the bottle to the pan',
  slug: 'olive-oil-from-the-bottle-to-the-pan',
  tags: ['Olive oil', 'Sunnah foods', 'Basics'],
  metaTitle: 'How to choose, keep and cook with olive oil',
  metaDescription:
    'Read the harvest date, keep it in the dark and do not be afraid to fry with it: a short guide to choosing and using the oil of a blessed tree.',
  author: 'Idris Haddad',
  createdAt: '2026-10-02T10:45:00.000Z',
  updatedAt: '2026-10-02T10:45:00.000Z',
  content: `
<p>The Qur’an calls the olive a blessed tree, and a hadith that al-Tirmidhi records advises us to eat its oil and to put it on our skin. That is reason enough to keep a bottle. To keep a <em>good</em> one, it helps to read the label like a cook.</p>
<h2>Choosing</h2>
<p>Olive oil is a fruit juice and it ages like one. Look for a <strong>harvest date</strong> rather than a best-before date, and take the most recent. ‘Extra virgin’ means that it was pressed without heat or solvents and passed a tasting; ‘pure’ or ‘light’ means that it was refined and has little flavour left. Dark glass or a tin beats clear glass on a bright shelf, whatever the label shows.</p>
<h2>Keeping</h2>
<p>Light, heat and air are what it dies of. Keep it in a cupboard away from the cooker, with its lid on, and buy a bottle that you will finish in two months. If it smells of crayons or old nuts, it has turned.</p>
<h2>Cooking</h2>
<p>You may have read that olive oil must not be heated. It may. A fresh extra virgin oil begins to smoke somewhere between 190 and 210 °C, and most frying happens at 170 to 180 °C. It is refined oils in thin pans over a full flame that give trouble. For very hot work, searing or a wok, take a refined oil and save your good one for the end.</p>
<ul>
<li><strong>At the start,</strong> for onions and garlic: a good everyday oil.</li>
<li><strong>In the middle,</strong> for roasting vegetables: two tablespoons to a tray, rubbed in by hand.</li>
<li><strong>At the end,</strong> over soup, hummus, labneh or beans: your best, and more of it than seems polite.</li>
</ul>
<p>And sometimes leave the pan out of it altogether. Warm bread, oil, za’atar and a glass of tea is a breakfast that needs no recipe.</p>
`,
};
