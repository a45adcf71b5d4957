const any = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'iu');

/** What no kitchen makes: named as an ingredient or asked for, the chef declines. */
const things = any(
  'bleach|glue|detergent|soap|shampoo|disinfectant|antifreeze|petrol|gasoline|diesel|kerosene|paint|varnish|cement|plastic|rubber|batter(?:y|ies)|candle|ammonia|pesticide|rat poison|poison|cyanide|arsenic|mercury|explosives?|bomb|gunpowder|fireworks?|weapons?|ammunition|medicines?|paracetamol|aspirin|ibuprofen|antibiotics?|painkillers?|sleeping pills?|pills|insulin|drugs?|cocaine|heroin|cigarettes?|tobacco|nicotine|vape|dog food|cat food|pet food|perfume|lipstick|deodorant|toothpaste|cardboard|bricks?|tyres?|tires?|nails and screws',
);

/** Work of another kind, also where it is about food: a poem about chicken. */
const tasks = any(
  'poems?|poetry|haiku|essay|short story|lyrics|limerick|jokes?|source code|javascript|typescript|python|sql|html|css|program|algorithm|homework|cover letter|e-?mail|passwords?|api key|secret key|system prompt|horoscope|stock market|bitcoin|crypto|translate|translation|equation|integral|spaceship',
);

/** What else people ask about: not food where no food is named beside it. */
const topics = any(
  'weather|football|cricket|basketball|tennis|match|score|movies?|films?|songs?|music|guitar|piano|books?|novel|stock|shares|money|bank|loan|prices?|taxe?s?|election|president|minister|government|law|lawyer|capital|city|country|map|history|war|math|maths|physics|chemistry|biology|photosynthesis|science|school|exam|university|job|cv|resume|salary|boss|office|meeting|computer|laptop|phone|iphone|android|screen|printer|wi-?fi|internet|website|app|software|server|database|car|bike|bicycle|engine|bus|train|plane|flight|airport|tickets?|hotel|passport|visa|holiday booking|insurance|mortgage|rent|house|flat|apartment|garden|carpet|sofa|chair|table|lamp|clothes|shirt|shoes?|dress|hair|doctor|dentist|headache|fever|therapy|dog|cats?|puppy|gift|game|games|xbox|playstation|gym|push-?ups|robot|rocket|moon|planet|universe|meaning|life|love|marry|marriage|divorce|religion|name|age|body|news|twitter|instagram|youtube|video|photos?|pictures?',
);

/** Talk and questions: where no food is named either, they are about something else. */
const talk = any(
  "hello|hi|hey|thanks?|thank you|goodbye|bye|good (?:morning|evening|night)|how|what|what's|who|who's|why|when|where|which|tell me|explain|describe|write|draw|sing|summari[sz]e|calculate|solve|define|prove|are you|can you|do you|did you|is it|fix|repair|buy|sell|order|book|play|test(?:ing)?|lorem|ipsum|foo|bar|baz|blah",
);

export const namesWhatIsNoFood = (text: string) => {
  const plain = text.normalize('NFKC');
  return things.test(plain) || tasks.test(plain);
};

export const isAboutSomethingElse = (text: string) => topics.test(text) || talk.test(text);

// Five consonants in a row, one letter three times, or neighbours on a keyboard are no word.
const noWord = /[bcdfghjklmnpqrstvwxz]{5}|(\p{L})\1{2}|asdf|qwer|zxcv|hjkl|wasd/u;
const latin = /^[a-z]+$/;
const longestName = 30;

/** Whether it may be the name of something, in whatever script. */
export const mayBeName = (word: string) =>
  word.length > 1 &&
  word.length <= longestName &&
  /\p{L}/u.test(word) &&
  !noWord.test(word) &&
  (!latin.test(word) || (word.length > 2 && /[aeiouy]/.test(word)));
