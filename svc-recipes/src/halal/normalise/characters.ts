/** What a character is to the reader of words. */
export const separator = 0;
export const letter = 1;
/** A character that is a word of its own, since its script writes no spaces: Chinese, kana, Hangul, Thai. */
export const solo = 2;
/** Invisible, or a mark that is read as if it were not there. */
export const ignored = 3;

const isSolo =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]/u;
const isIgnored =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the marks are meant one by one, not as parts of a letter.
  /[\p{Cf}\u034f\u0300-\u036f\u0483-\u0487\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u0621\u093c\u09bc\u0591-\u05c7\ufe00-\ufe0f\u115f\u1160\u3164\u180b-\u180f]/u;
const isLetter = /[\p{L}\p{N}\p{M}]/u;

const kindOf = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code++) {
  const character = String.fromCharCode(code);
  if (isIgnored.test(character)) kindOf[code] = ignored;
  else if (isSolo.test(character)) kindOf[code] = solo;
  else if (isLetter.test(character)) kindOf[code] = letter;
}

export function kindOfCharacter(code: number) {
  return kindOf[code] ?? separator;
}

const special: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŀ: 'l',
  ƀ: 'b',
  ɓ: 'b',
  ɵ: 'o',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ے: 'ي',
  ې: 'ي',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ک: 'ك',
  ڪ: 'ك',
  ؤ: 'و',
  ۇ: 'و',
  ں: 'ن',
  ς: 'σ',
  ё: 'е',
  ґ: 'г',
  'ॉ': 'ो',
  ऑ: 'ओ',
  'ँ': 'ं',
  'ॅ': 'े',
  豬: '猪',
  猪: '猪',
  雞: '鸡',
  鷄: '鸡',
  鴨: '鸭',
  鵝: '鹅',
  腸: '肠',
  臘: '腊',
  燒: '烧',
  焼: '烧',
  紅: '红',
  龜: '龟',
  亀: '龟',
  鱉: '鳖',
  鼈: '鳖',
  蝦: '虾',
  驢: '驴',
  馬: '马',
  貓: '猫',
  醬: '酱',
  醤: '酱',
  滷: '卤',
  鹵: '卤',
  湯: '汤',
  膠: '胶',
  軟: '软',
  無: '无',
  純: '纯',
  黃: '黄',
  葉: '叶',
  鮮: '鲜',
  麵: '面',
  麺: '面',
  餃: '饺',
  餛: '馄',
  飩: '饨',
  鍋: '锅',
  貼: '贴',
  籠: '笼',
  賣: '卖',
  獅: '狮',
  頭: '头',
  鹹: '咸',
  鴿: '鸽',
  魚: '鱼',
  鰻: '鳗',
  鱷: '鳄',
  鰐: '鳄',
  蟲: '虫',
  蠶: '蚕',
  蟬: '蝉',
  蠍: '蝎',
  鴉: '鸦',
  鷹: '鹰',
  臺: '台',
  騾: '骡',
  熱: '热',
  塊: '块',
  絞: '绞',
  脂: '脂',
  蔥: '葱',
  葷: '荤',
  雜: '杂',
  凍: '冻',
  裡: '里',
  裏: '里',
  釀: '酿',
  醸: '酿',
  啤: '啤',
  蘭: '兰',
  蘿: '萝',
  龍: '龙',
  紹: '绍',
  興: '兴',
  諾: '诺',
  薩: '萨',
  臉: '脸',
  鋪: '铺',
  製: '制',
  過: '过',
  沒: '没',
  換: '换',
  東: '东',
  乾: '干',
  絲: '丝',
  餅: '饼',
  餡: '馅',
  團: '团',
  圓: '圆',
  緬: '缅',
  貢: '贡',
  麥: '麦',
  風: '风',
  鮑: '鲍',
  漢: '汉',
  膽: '胆',
  轉: '转',
  氫: '氢',
  麻: '麻',
  懷: '怀',
  醃: '腌',
  薰: '熏',
  燻: '熏',
  蹄: '蹄',
  肘: '肘',
  骨: '骨',
  貝: '贝',
  類: '类',
  動: '动',
  針: '针',
  蟻: '蚁',
  螞: '蚂',
  樹: '树',
  饅: '馒',
  滾: '滚',
  戶: '户',
  蘇: '苏',
  櫻: '樱',
  乳: '乳',
  餵: '喂',
  發: '发',
  鹽: '盐',
  塩: '盐',
  雙: '双',
  捲: '卷',
  婆: '婆',
  爐: '炉',
  漿: '浆',
  濃: '浓',
  縮: '缩',
  蠔: '蚝',
  麴: '曲',
  麹: '曲',
  鹼: '碱',
  醣: '糖',
  營: '营',
};

const folded = new Map<number, string>();
for (let code = 0x80; code < 0x2000; code++) {
  if (kindOf[code] !== letter) continue;
  const character = String.fromCharCode(code);
  const plain = [...character.toLowerCase().normalize('NFD')].filter(part => !isIgnored.test(part)).join('');
  const result = special[plain] ?? special[character.toLowerCase()] ?? plain;
  const digit = /\p{Nd}/u.test(character) ? String(digitValue(code)) : undefined;
  if ((digit ?? result) !== character) folded.set(code, digit ?? result);
}
for (const [from, to] of Object.entries(special)) folded.set(from.charCodeAt(0), to);

// The ten digits of a script follow one another, and its zero starts at a code that ends in 0 or 6.
function digitValue(code: number) {
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCharCode(zero - 1)) && code - zero < 9) zero--;
  return code - zero;
}

/** The plain form of a character: no case, no accent, one form for letters that are written in several ways. */
export function foldCharacter(code: number): string {
  return folded.get(code) ?? String.fromCharCode(code).toLowerCase();
}
