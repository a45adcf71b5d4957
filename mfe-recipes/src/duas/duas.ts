export interface Dua {
  occasion: string;
  arabic: string;
  transliteration: string;
  translation: string;
  source: string;
}

export const beforeEating: Dua = {
  occasion: 'Before eating',
  arabic: 'بِسْمِ اللهِ',
  transliteration: 'Bismillāh',
  translation: 'In the name of Allah.',
  source: 'Sahih al-Bukhari 5376',
};

export const afterEating: Dua = {
  occasion: 'After eating',
  arabic: 'الْحَمْدُ لِلَّهِ الَّذِي أَطْعَمَنِي هَذَا وَرَزَقَنِيهِ مِنْ غَيْرِ حَوْلٍ مِنِّي وَلَا قُوَّةٍ',
  transliteration:
    'Al-ḥamdu lillāhi l-ladhī aṭʿamanī hādhā wa razaqanīhi min ghayri ḥawlin minnī wa lā quwwah',
  translation:
    'All praise is for Allah, who fed me this and provided it for me without any might or power of my own.',
  source: 'Sunan Abi Dawud 4023, Jamiʻ at-Tirmidhi 3458',
};
