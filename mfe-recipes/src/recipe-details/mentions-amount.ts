const amountInWords =
  /(?:\d|[¼½¾⅓⅔⅛⅜⅝⅞]|\bhalf|\ba|\bone|\btwo|\bthree)\s*(?:an?\s+)?(?:g|kg|ml|l|oz|lb|grams?|litres?|tsp|tbsp|teaspoons?|tablespoons?|cups?)\b/i;

/** Whether a step names an amount in its words ('2 tablespoons of the oil'), which no scaling reaches. */
export const mentionsAmount = (step: string) => amountInWords.test(step);
