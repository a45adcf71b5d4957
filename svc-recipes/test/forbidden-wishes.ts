/** Wishes for what no halal kitchen cooks, as they would be typed. */
export const forbiddenWishes = {
  ar: [
    'لحم خنزير مشوي',
    'دجاج بالنبيذ الأحمر',
    'كوكتيل فودكا',
    'معكرونة مع لحم مقدد من الخنزير',
    'سمك بالبيرة',
  ],
  ur: [
    'سور کے گوشت کا سالن',
    'شراب میں پکا ہوا گوشت',
    'خنزیر کے گوشت کی بریانی',
    'بیئر والی مرغی',
    'ووڈکا والا مشروب',
  ],
  tr: [
    'domuz eti kavurma',
    'kırmızı şaraplı dana yahni',
    'rakılı karides güveç',
    'domuz pastırmalı makarna',
    'votkalı makarna sosu',
  ],
  fr: [
    'rôti de porc aux pruneaux',
    'coq au vin',
    'moules à la bière',
    'quiche aux lardons de porc',
    'baba au rhum',
  ],
  id: ['babi kecap', 'ayam masak arak', 'sate babi', 'daging sapi saus anggur merah', 'kue rum kismis'],
} as const;
