const whole = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})`, 'iu');

// What goes on by itself once it has begun, in the languages in which recipes are written.
const waits = whole(
  [
    'simmer|bak(?:e|ing)|roast|rest(?:s|ing)?(?!\\p{L})|marinat|chill|refrigerat|freez|soak|rise|prov(?:e|ing)|proof|boil|steep|stand(?!\\p{L})|cool|steam|braise|infuse|poach|slow|low(?:est)? heat|leave|cover',
    'mijot|frémi|cuire au four|enfourn|rôti|repos|marin|réfrigér|congel|tremp|lever|pousser|bouill|infus|refroid|vapeur|feu doux|couvr',
    'kayna|pişmeye|fırın|dinlen|beklet|marine|soğu|buzdolab|dondur|ısla|mayalan|demle|haşla|kısık ateş|kapağını kapat|kapatıp',
    'rebus|didih|panggang|oven|diamkan|istirahat|marinas|rendam|dinginkan|kulkas|bekukan|kukus|api kecil|ungkep|tutup|mengembang',
    'هادئة|أهدأ|ال?فرن|يرتاح|ترتاح|انقع|ينقع|نقع|برّد|يبرد|تبرد|الثلاجة|يختمر|تختمر|اسلق|يغلي|اتركه|اتركها|اترك|تبّل|غطّ|البخار',
    'دم(?!\\p{L})|ہلکی آنچ|دھیمی آنچ|اوون|بیک|ابال|ابلنے|بھگو|ٹھنڈا|فریج|رکھ دیں|چھوڑ|میرینیٹ|ڈھک',
  ].join('|'),
);

// What keeps hands at it, however long it takes.
const attended = whole(
  [
    'fry|frying|brown|sear|sauté|saute|soften|knead|whisk|stir(?:ring)? (?:constantly|all the time|often|continuously)|stirring often|turning|toss|flip|roll|shape|fold',
    'sans cesser|sans arrêt|dorer|revenir|sauter|poêl|pétri|fouett|en remuant (?:souvent|sans)|saisi',
    'kavur|kızart|çevir|yoğur|çırp|sürekli karıştır|yumuşat',
    'tumis|goreng|aduk terus|sambil diaduk|sangrai|uleni|kocok',
    'حمّر|قلّب|اقل|يقلى|اعجن|اخفق|ليّن|مع التحريك|شوّح',
    'بھون|تل(?:یں|ے)|فرائی|گوندھ|پھینٹ|مسلسل چمچ|سنہرا',
  ].join('|'),
);

// Said behind the time as often as before it: 'cook over a low heat for 12 minutes, stirring often'.
const stirred = whole(
  [
    'stirring (?:constantly|all the time|often|continuously|frequently)|whisking all the (?:time|while)',
    'sans cesser|sans arrêt|en remuant (?:souvent|sans|constamment)',
    'sürekli karıştır|sık sık karıştır',
    'aduk terus|sambil (?:terus )?diaduk|sambil sering diaduk',
    'مع التحريك (?:المستمر|المتكرر|باستمرار|الدائم)|مع التقليب',
    'مسلسل چمچ|چمچ چلاتے',
  ].join('|'),
);

const oven = whole(
  'oven|bak(?:e|ing)\\b|roast(?:s|ed|ing)?\\b|grill\\b|four(?!\\p{L})|enfourn|fırın|panggang|ال?فرن|اوون|بیک',
);
const heating = whole(
  'heat the oven|heat (?:an|your) oven|pre-?heat|préchauff|chauffez le four|ısıt|panaskan|سخّ?ن|أحمِ|گرم کر',
);
const degrees =
  /(?<!\d)(\d{2,3})(?:\s?[-–]\s?\d{2,3})?\s?(?:°|º|degrees?|degrés|derece|derajat|درجة|ڈگری)\s?(C|F|Celsius|Fahrenheit|ف|م)?/iu;
const gasMark = /\b(?:gas mark|gas|thermostat)\s?(\d)\b/i;

export interface StepKind {
  isWaiting: boolean;
  /** In tens of °C; `any` where a step says an oven and no heat. */
  oven: number | 'any' | null;
  isHeating: boolean;
}

/** The part of a step that says its time: 'brown the onion, then simmer for 20 minutes' waits. */
function timedPart(step: string) {
  const parts = step.split(/[.,;:،؛۔](?:\s|$)|\s(?:and|then|et|puis|ve|lalu|kemudian|dan|ثم|پھر)\s/u);
  return parts.findLast(
    part => /[\d٠-٩۰-۹]\s?-?\p{L}|ساعة|hour/u.test(part) && !degrees.test(part.slice(-8)),
  );
}

/** What a sentence says from its time on: 'stirring often' before it belongs to what was done before. */
const sentenceFrom = (part: string, step: string) =>
  step.slice(step.indexOf(part)).split(/[.;؛۔](?:\s|$)/u)[0] ?? part;

// Where no word tells: a cook stays with what is short.
const short = 15;

export function stepKind(step: string, minutes: number | null): StepKind {
  const text = step.slice(0, 2_000);
  const inOven = oven.test(text);
  const isHeating = inOven && minutes === null && heating.test(text);
  const heat = inOven ? (readHeat(text) ?? 'any') : null;
  if (minutes === null) return { isWaiting: false, oven: isHeating ? heat : null, isHeating };
  if (heat !== null) return { isWaiting: true, oven: heat, isHeating: false };
  return { isWaiting: isLeftAlone(text, minutes), oven: null, isHeating: false };
}

function isLeftAlone(text: string, minutes: number): boolean {
  const part = timedPart(text) ?? text;
  if (attended.test(part) || stirred.test(sentenceFrom(part, text))) return false;
  if (waits.test(part)) return true;
  if (attended.test(text)) return false;
  return waits.test(text) || minutes > short;
}

const ofGas = [140, 140, 150, 170, 180, 190, 200, 220, 230, 240];

function readHeat(text: string): number | undefined {
  const [, figure, scale = 'C'] = degrees.exec(text) ?? [];
  if (figure !== undefined) {
    const isFahrenheit = /^[fف]/i.test(scale) || Number(figure) > 300;
    const celsius = isFahrenheit ? ((Number(figure) - 32) * 5) / 9 : Number(figure);
    return Math.round(celsius / 10) * 10;
  }
  const gas = gasMark.exec(text)?.[1];
  return gas === undefined ? undefined : ofGas[Number(gas)];
}
