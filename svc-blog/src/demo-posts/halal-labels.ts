import type { DemoPost } from './demo-post.ts';

export const halalLabels: DemoPost = {
  title: 'Reading a label: the six words that matter',
  slug: 'reading-a-label-the-six-words-that-matter',
  tags: ['Halal', 'Shopping', 'Labels'],
  metaTitle: 'How to read a food label for halal',
  metaDescription:
    'Gelatine, rennet, E471, carmine, extract, flavouring: six words that decide most doubtful labels, what each may hide, and what to buy in its place.',
  author: 'Maryam Siddiqui',
  createdAt: '2026-09-14T11:30:00.000Z',
  updatedAt: '2026-09-20T08:05:00.000Z',
  content: `
<p>Most of what we buy is plainly fine, and a little is plainly not. It is the few words in between that keep us standing in the aisle. Here are the six that come up most, and what to do about each. This is a kitchen aid and not a fatwa: where scholars differ, follow the one you trust.</p>
<h2>Gelatine</h2>
<p>Sweets, marshmallows, yoghurts, the capsules around vitamins. If the source is not named, expect pork. Look for fish gelatine, halal-certified beef gelatine, or the plant gellers: agar, pectin and carrageenan.</p>
<h2>Rennet</h2>
<p>What sets most cheese. ‘Microbial’ or ‘vegetarian’ rennet leaves nothing to ask. Cheeses whose tradition asks for animal rennet, parmesan among them, are better bought with a certificate.</p>
<h2>E471 and its relatives</h2>
<p>Mono- and diglycerides, in bread, margarine and ice cream. They can be made from plants or from animal fat, and the number does not say which. ‘Suitable for vegetarians’ settles this one.</p>
<h2>Carmine</h2>
<p>Also cochineal or E120: a red from insects, in sweets and pink yoghurts. Several certifiers do not accept it. Beetroot red (E162) and paprika extract (E160c) do the same work.</p>
<h2>Extract</h2>
<p>Vanilla and almond extract are usually made with alcohol. Vanilla paste, powder or the pod give a better flavour anyway.</p>
<h2>Flavouring</h2>
<p>The vaguest word of all. The maker knows what is in it and most will answer an e-mail within a day or two. Keep their answers: you will meet the same packet again.</p>
<blockquote>One trap to remember: the vegetarian mark says nothing about alcohol, and a halal mark is only as good as the certifier that stands behind it.</blockquote>
<p>When you are still unsure, put it back. There is nearly always another packet, and a quiet mind is part of a good meal.</p>
`,
};
