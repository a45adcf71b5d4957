import type { DemoPost } from './demo-post.ts';

export const halfHourIftar: DemoPost = {
  title: 'An iftar on the table in half an hour',
  slug: 'an-iftar-on-the-table-in-half-an-hour',
  tags: ['Iftar', 'Weeknight', 'Ramadan'],
  metaTitle: 'Iftar in half an hour: a plan for weeknights',
  metaDescription:
    'Home at half past, adhan on the hour: a calm order of work for a weeknight iftar, with a soup, a tray of chicken and a salad that dresses itself.',
  author: 'Maryam Siddiqui',
  createdAt: '2026-11-16T16:20:00.000Z',
  updatedAt: '2026-11-16T16:20:00.000Z',
  content: `
<p>The hardest iftar is not the one for twenty guests. It is the Tuesday one, when the bus is late, everybody is tired, and the only thing that is certain is the minute of sunset. What helps is not cooking faster but doing things in the right order.</p>
<h2>Thirty minutes to go: the oven</h2>
<p>Turn it on before you take your coat off, as hot as it goes. Toss boneless chicken thighs with olive oil, crushed garlic, cumin, paprika, salt and the juice of half a lemon, and spread them on a tray with room between the pieces. A crowded tray steams; a loose one browns. Slide it in and forget it for twenty-two minutes.</p>
<h2>Twenty-five minutes: the soup</h2>
<p>Red lentils need no soaking and only a quarter of an hour. Put a mug of them in a pot with four mugs of boiling water, a grated carrot, a spoonful of tomato purée and a stock cube whose label you know. Lid on, heat low. Stir when you walk past.</p>
<h2>Ten minutes: things that need no heat</h2>
<ul>
<li>Cucumber, tomato and parsley, cut small, with salt and lemon. The juices are the dressing.</li>
<li>Yoghurt with a grated clove of garlic and dried mint.</li>
<li>Bread, wrapped in a damp cloth, on the floor of the oven for the last three minutes.</li>
</ul>
<h2>Two minutes: dates and water</h2>
<p>Put these out last, because they are eaten first. Stone the dates if there are small children, and fill the glasses now, while your hands still think of it.</p>
<p>Then leave the soup on its lowest flame, turn the oven off with its door ajar, and sit down. Pray, and come back to a supper that has waited for you and is better for it.</p>
`,
};
