import { latin } from './latin.ts';

// As a reader of English would write them; short vowels are not written in the first place.
const arabic: Record<string, string> = {
  ...{ ا: 'a', أ: 'a', إ: 'i', آ: 'a', ٱ: 'a', ب: 'b', ت: 't', ث: 'th', ج: 'j', ح: 'h', خ: 'kh', د: 'd' },
  ...{ ذ: 'dh', ر: 'r', ز: 'z', س: 's', ش: 'sh', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: 'a', غ: 'gh', ف: 'f' },
  ...{
    ق: 'q',
    ك: 'k',
    ل: 'l',
    م: 'm',
    ن: 'n',
    ه: 'h',
    و: 'w',
    ي: 'y',
    ى: 'a',
    ة: 'a',
    ء: '',
    ئ: 'y',
    ؤ: 'w',
  },
  ...{
    پ: 'p',
    چ: 'ch',
    ژ: 'zh',
    ک: 'k',
    گ: 'g',
    ی: 'i',
    ے: 'e',
    ہ: 'h',
    ھ: 'h',
    ٹ: 't',
    ڈ: 'd',
    ڑ: 'r',
    ں: 'n',
  },
};

const cyrillic: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch' },
  ...{
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    і: 'i',
    є: 'ye',
    ї: 'yi',
    ё: 'yo',
  },
};

const letters = new Map(Object.entries({ ...latin, ...arabic, ...cyrillic }));

/** Letters of other alphabets as those of ours; what is not known stays. */
export const transliterate = (text: string): string =>
  [...text.normalize('NFC').toLowerCase()].map(letter => letters.get(letter) ?? letter).join('');
