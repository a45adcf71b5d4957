import { describing, oilPlants, parts, preparing, sharedHeads, wordsIn } from './food-words.ts';

/** What an ingredient is called, in order: its last word is its head ('stock'), the others say which one. */
export type Name = string[];

// What comes after these is not the thing itself: 'chickpeas in brine', 'oil for frying', 'rice (basmati)'.
const aside = /[,(;]|\s(?:in|for|with|from|plus|to|on|such as|cut|at)\s/i;

/** All the names of an item: 'lamb or vegetable stock' has two, and so has 'salt and pepper'. */
export function namesOf(item: string): Name[] {
  const [thing = ''] = item.trim().split(aside);
  const options = (thing || item).split(/(?<!\s)\s+(?:or|and|and\/or|&)\s+|\//i).map(nameOf);
  const last = options.at(-1) ?? [];
  return options
    .map((option, place) => (place < options.length - 1 ? withSharedHead(option, last) : option))
    .filter(name => name.length > 0);
}

/** 'Cloves of garlic' are garlic cloves. */
function nameOf(text: string): Name {
  const [before = '', after] = text.split(/\sof\s/i);
  const words = after === undefined ? wordsIn(before) : [...wordsIn(after), ...wordsIn(before)];
  const naming = words.filter(word => !preparing.has(word));
  return naming.length > 0 ? naming : words;
}

function withSharedHead(option: Name, last: Name): Name {
  const head = last.at(-1);
  if (head === undefined || last.length < 2 || option.includes(head)) return option;
  const isDescription = option.every(word => describing.has(word));
  const isShared = head === 'oil' ? option.some(word => oilPlants.has(word)) : sharedHeads.has(head);
  const hasHeadOfItsOwn = option.length > 1 && parts.has(option.at(-1) ?? '');
  return isDescription || (isShared && !hasHeadOfItsOwn) ? [...option, head] : option;
}
