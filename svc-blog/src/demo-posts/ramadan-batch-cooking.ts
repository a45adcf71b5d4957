import type { DemoPost } from './demo-post.ts';

export const ramadanBatchCooking: DemoPost = {
  title: 'Cook once, break ten fasts: a batch day before Ramadan',
  slug: 'cook-once-break-ten-fasts',
  tags: ['Ramadan', 'Batch cooking', 'Freezer'],
  metaTitle: 'A batch cooking day before Ramadan',
  metaDescription:
    'One Sunday, four pots and a stack of labelled boxes: what freezes well for Ramadan, what does not, and an order of work for a day that ends by five.',
  author: 'Idris Haddad',
  createdAt: '2026-11-03T09:00:00.000Z',
  updatedAt: '2026-11-12T18:30:00.000Z',
  content: `
<p>A month of fasting is easier with an hour saved here and there, and most of those hours can be found on one Sunday beforehand. The aim is not a freezer full of finished dinners. It is a freezer full of <em>beginnings</em>: the slow parts done, the fresh parts left for the evening.</p>
<h2>What is worth freezing</h2>
<ul>
<li><strong>Onion base.</strong> Two kilos of onions, sliced and cooked in oil until deep gold, packed flat in bags. Half of all our recipes begin here, and this is the half hour you will miss most.</li>
<li><strong>Stock.</strong> Bones from the butcher, four hours, strained and boiled down by half so that it takes less room.</li>
<li><strong>Kofta and kibbeh,</strong> shaped but raw, frozen on a tray before they go into a box, so that they do not become one large kofta.</li>
<li><strong>Chickpeas and beans,</strong> boiled from dry with a bay leaf, in portions of 240 g: the drained weight of a tin.</li>
<li><strong>Samosas and börek,</strong> filled and folded. They go from the freezer to the hot oven without thawing.</li>
</ul>
<h2>What is not</h2>
<p>Potatoes turn grainy, yoghurt sauces split, and cucumbers come back as water. Rice freezes well if it is cooled within the hour and used within the month. Fresh herbs lose their leaf but keep their flavour: blend them with oil and freeze them in an ice-cube tray.</p>
<h2>An order of work</h2>
<ol>
<li>Stock and beans first, on the back burners. They need you least.</li>
<li>Onions next, in the widest pan. Stir every five minutes and do everything else in between.</li>
<li>Mince, shape and fold while the onions brown.</li>
<li>Cool it all in shallow dishes, then pack it flat. A flat bag thaws in twenty minutes, a block in a day.</li>
</ol>
<p>Write three things on each label: what it is, how many it feeds, and the date. On the ninth evening of Ramadan nobody can tell lentil soup from mango purée by looking.</p>
`,
};
