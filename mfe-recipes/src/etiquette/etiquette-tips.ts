export interface EtiquetteTip {
  words: string;
  source: string;
}

/** How the Prophet ﷺ taught to eat. */
export const etiquetteTips: EtiquetteTip[] = [
  { words: 'Eat with the right hand, and from what is nearest to you.', source: 'Sahih al-Bukhari 5376' },
  {
    words: 'Begin with Bismillāh. Whoever forgets says it on remembering: for its beginning and its end.',
    source: 'Sunan Abi Dawud 3767',
  },
  { words: 'Eat together: the food of two is enough for three.', source: 'Sahih al-Bukhari 5392' },
  {
    words: 'Do not find fault with food: eat it if you like it, and leave it if you do not.',
    source: 'Sahih al-Bukhari 5409',
  },
  {
    words: 'Leave a third for food, a third for drink, and a third for breath.',
    source: 'Jamiʿ at-Tirmidhi 2380',
  },
  { words: 'Thank Allah for each bite and each sip.', source: 'Sahih Muslim 2734' },
];
