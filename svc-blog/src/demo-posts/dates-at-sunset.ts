import type { DemoPost } from './demo-post.ts';

export const datesAtSunset: DemoPost = {
  title: 'Why the fast ends with dates',
  slug: 'why-the-fast-ends-with-dates',
  tags: ['Dates', 'Sunnah foods', 'Ramadan'],
  metaTitle: 'Why the fast ends with dates, and how to choose them',
  metaDescription:
    'The Sunnah of breaking the fast with dates, what they do for an empty stomach, and how to tell a Medjool from a Sukkari before you buy a whole box.',
  author: 'Idris Haddad',
  createdAt: '2026-08-28T17:00:00.000Z',
  updatedAt: '2026-08-28T17:00:00.000Z',
  content: `
<p>Anas ibn Malik, may Allah be pleased with him, tells us how the Prophet ﷺ broke his fast before he prayed: with a few fresh dates; if there were none, with dried ones; and if there were none of those, with some sips of water. Abu Dawud and al-Tirmidhi both record it. Fourteen centuries later it is still the first thing on every table.</p>
<h2>Good sense as well as Sunnah</h2>
<p>After a day without food the body is short of sugar, and it has no wish for a heavy plate. A date is mostly simple sugars wrapped in fibre: quick to lift you, slow enough not to drop you again. It brings potassium too, which the day’s sweat has taken. Three dates and a glass of water, then the prayer, and by the time you sit down to eat you are hungry in a calmer way.</p>
<h2>A short field guide</h2>
<ul>
<li><strong>Medjool:</strong> large, soft and tasting of toffee. The one to stuff with a walnut.</li>
<li><strong>Ajwa:</strong> small, dark and dry, from Madinah. Less sweet, with something of liquorice.</li>
<li><strong>Sukkari:</strong> golden and crisp at the edge, very sweet. The children’s favourite.</li>
<li><strong>Deglet Noor:</strong> firm and clear, with a taste of honey. The best for baking, as it keeps its shape.</li>
</ul>
<h2>Buying and keeping</h2>
<p>Choose dates that are plump, whole and a little glossy. White crystals are only sugar and do no harm; a sour smell is fermentation, and those should go back. Read the ingredients, too: there should be one. Some boxes are glazed with glucose syrup. In a closed jar dates keep for a month in the cupboard, half a year in the fridge and a year in the freezer, where they never freeze quite hard and can be eaten straight from the box.</p>
<p>If you take one thing from this page, take a small dish, put seven dates in it this evening, and leave it where people walk past. It will be empty by morning.</p>
`,
};
