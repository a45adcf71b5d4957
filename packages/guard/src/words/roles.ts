import { type Kind, kinds } from './kinds.ts';

/** Words that name nothing forbidden, but say how to read those that do. */
export const readingRoles = [
  // A phrase that holds such a word by its letters alone, or in another sense: 'blood orange'.
  'harmless',
  // What a product is made of or certified as.
  'animal',
  // The same as an adjective, which follows the name at once in languages that say 'jamón de pavo': 'bacon bovino'.
  'animalAdjective',
  // How a meat is made or cut, between its animal and its name: 'turkey smoked bacon'.
  'howMade',
  'seafood',
  // What makes another thing of an animal beside it, so that this clears no meat: 'goat cheese', 'duck egg', 'chicken stock'.
  'notMeat',
  'food',
  'plant',
  'imitationPlant',
  // The same of what is as often cooked with the real thing: 'mushroom bacon', but not 'mushroom bacon sauce'.
  'perhapsImitation',
  'plantSource',
  // What follows the name of an animal in that of a plant, a fish or a sweet: 'horse beans'.
  'plantHead',
  // What brackets behind a name say that it is, and nothing else stands in them: "pig's ears (pastry)".
  'sense',
  // What follows a name that only says how a thing looks: 'hedgehog-shaped'.
  'look',
  // The same before the name: 'in the shape of a pig'.
  'lookBefore',
  // A colour, which says so only after a hyphen: 'sherry-red', but not 'pork green curry'.
  'hue',
  // The dough that a dish is wrapped in or laid on: 'wonton wrappers', 'hoagie buns'.
  'dough',
  // What is done to have something out: blood that is rinsed off is not eaten.
  'washing',
  'halal',
  'microbial',
  'alcoholFree',
  'virgin',
  'unstated',
  'flavour',
  'flavourBefore',
  // What says why a thing is put in, or how much of it, and makes no flavour of it: 'bacon for flavour', 'nach Geschmack'.
  'toTaste',
  'vinegar',
  'grapes',
  // Negation and exchange.
  'without',
  'withoutAfter',
  'freeAfter',
  'insteadOf',
  'insteadAfter',
  'substituteAfter',
  'replace',
  'replaceAfter',
  'replaceBy',
  'leave',
  'outAfter',
  // What takes a thing out where the text speaks of a recipe and does not cook one ('this recipe', 'please'); else it was in the pan.
  'remove',
  'asking',
  'substitute',
  'substituteFor',
  'noNegation',
  // What may stand between a negation and what it takes out, and is no thing: 'don't put any wine', 'शराब बिल्कुल नहीं'.
  'between',
  // What a negation takes nothing out beside: all of a dish ('mix everything except the wine'), all of a thing ('do not add all the
  // wine') and a time ('do not add the wine yet').
  'everything',
  'wholly',
  'notYet',
  // What befalls a thing and is to be avoided, and not the thing: 'avoid the bacon sticking to the pan'.
  'befalls',
  // What a thing is left out of so that it is in no dish: 'leave the bacon out of the salad', and not 'out of the fridge'.
  'leftOutOf',
  // The small words of a sentence.
  'stop',
  'otherThing',
  'join',
  'glue',
  'blocker',
  // A blocker between an animal and a name that follows it alone: 'kurczak z boczkiem', while 'szynka z indyka' is of turkey.
  'blockerBefore',
  // What follows a name in which something else is wrapped or filled: '鶏肉のベーコン巻き'.
  'wrapAfter',
  // Parts of compounds that name nothing by themselves.
  'otherPart',
] as const;

export type ReadingRole = (typeof readingRoles)[number];
export type Role = ReadingRole | Kind;

const roles: ReadonlySet<string> = new Set([...readingRoles, ...Object.keys(kinds)]);

export const isRole = (name: string): name is Role => roles.has(name);
export const isKind = (role: Role): role is Kind => role in kinds;
