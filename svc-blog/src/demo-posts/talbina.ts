import type { DemoPost } from './demo-post.ts';

export const talbina: DemoPost = {
  title: 'Talbina, the quiet bowl',
  slug: 'talbina-the-quiet-bowl',
  tags: ['Sunnah foods', 'Barley', 'Suhoor'],
  metaTitle: 'Talbina: the barley porridge of the Sunnah',
  metaDescription:
    'A spoonful of barley flour, milk and a little patience: what talbina is, why it was cooked for the grieving, and how to make it without a single lump.',
  author: 'Maryam Siddiqui',
  createdAt: '2026-10-16T07:10:00.000Z',
  updatedAt: '2026-10-16T07:10:00.000Z',
  content: `
<p>Some foods are for feasts. Talbina is for the other days. It is a thin porridge of barley flour and milk, sweetened with honey, and its name comes from <em>laban</em>, milk, because it is as white and as soft.</p>
<p>In the collections of al-Bukhari and Muslim, Aisha, may Allah be pleased with her, has it cooked for the sick and for a family that has lost somebody. She says that she heard the Prophet ﷺ speak of it as a comfort to the heart that takes some of the sorrow away. Anybody who has been handed a warm bowl on a bad day will know what is meant.</p>
<h2>How to make it</h2>
<p>For one person, whisk two rounded tablespoons of wholegrain barley flour into a little cold milk, then into 250 ml of milk that is nearly simmering. Keep the heat low and the whisk moving. It will seem too thin for eight minutes and then, quite suddenly, it will not. Give it another four, so that the taste of raw flour goes. A pinch of salt, a spoonful of honey, and that is all of it.</p>
<h2>Three ways to serve it</h2>
<ul>
<li><strong>For suhoor:</strong> thick, with chopped dates and a few nuts. Barley is slow to digest, which is just what a long day asks for.</li>
<li><strong>For somebody ill:</strong> thin enough to drink, with half the honey.</li>
<li><strong>For children:</strong> with cinnamon and a grated apple stirred in at the end.</li>
</ul>
<h2>A word about the flour</h2>
<p>Look for wholegrain barley flour; health food shops and many South Asian grocers keep it. If you can only find pearl barley, toast it dry until it smells of biscuits and grind it as fine as your grinder goes. Barley contains gluten, so this is not a bowl for anybody with coeliac disease.</p>
`,
};
