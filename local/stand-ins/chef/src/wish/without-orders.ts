// Orders to the chef about anything but food: they are cut out, the rest of the text counts.
const orders =
  /\b(?:(?:please\s+)?(?:ignore|disregard|forget|override|bypass|reveal|repeat|print|show)\b[^.,;!?\n]*?\b(?:rules?|instructions?|prompts?|guidelines|restrictions|everything|above|system)\b[^.,;!?\n]*?(?=\band\b|[.,;!?\n]|$)|(?:answer|reply|respond|speak|talk|write)\s+(?:only\s+)?(?:in|like|as)\b[^.,;!?\n]*|you are (?:now )?[^.,;!?\n]*|pretend\b[^.,;!?\n]*|system:[^.;!?\n]*)/giu;

const markup = /<[^<>]*>[^<>]*<\/[^<>]*>|<[^<>]*>/gu;
const hashtags = /#\S+/gu;

/** A text in small letters without what is no wish: orders, markup, and what others are to find it by. */
export const withoutOrders = (text: string) =>
  text.replace(orders, ' ').replace(markup, ' ').replace(hashtags, ' ');
