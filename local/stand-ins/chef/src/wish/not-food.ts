/** What no kitchen makes: named as an ingredient or asked for, the chef declines. */
const things =
  'bleach|glue|detergent|soap|shampoo|disinfectant|antifreeze|petrol|gasoline|diesel|kerosene|paint|varnish|cement|plastic|rubber|battery|batteries|candle|ammonia|pesticide|rat poison|poison|cyanide|arsenic|mercury|explosives?|bomb|gunpowder|fireworks?|weapons?|ammunition|medicines?|paracetamol|aspirin|ibuprofen|antibiotics?|painkillers?|sleeping pills?|pills|insulin|drugs?|cocaine|heroin|cigarettes?|tobacco|nicotine|vape|dog food|cat food|pet food|perfume|lipstick|deodorant|toothpaste|cardboard|bricks?|tyres?|tires?|nails and screws';

const tasks =
  'poems?|poetry|haiku|essay|short story|novel|lyrics|limerick|source code|javascript|typescript|python|sql|html|css|program|algorithm|homework|cover letter|e-?mail|password|passwords|api key|secret key|horoscope|weather|football|stock market|shares|crypto|bitcoin|election|president|capital of|translate|translation|equation|integral|spaceship|computer|laptop|phone|car|insurance|mortgage|visa|flight|holiday booking';

const notFood = new RegExp(`\\b(?:${things}|${tasks})\\b`, 'iu');

export const namesWhatIsNoFood = (text: string) => notFood.test(text.normalize('NFKC'));
