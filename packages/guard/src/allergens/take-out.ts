import type { Food, Foods } from './foods.ts';
import type { CueAt, Mention, ReadLine } from './mention.ts';

const reachOfWithout = 4;
const reachOfAfter = 2;

/** Takes out of a line what its words say is not in it: 'without nuts', 'gluten-free flour', 'vegan butter'. */
export function takeOut(line: ReadLine, foods: Foods) {
  const { cues } = line;
  const emphatic = cues.filter(({ cue }) => cue === 'noNegation');
  for (const cue of cues) {
    if (emphatic.some(({ from, to }) => from <= cue.from && cue.to <= to && cue.cue !== 'noNegation'))
      continue;
    if (cue.cue === 'without') for (const mention of after(line, cue)) takeOutFood(line, mention, foods);
    if (cue.cue === 'insteadOf') for (const mention of after(line, cue)) mention.isTakenOut = true;
    if (cue.cue === 'likeness') for (const mention of before(line, cue, 0)) mention.isTakenOut = true;
    if (cue.cue === 'freeAfter')
      for (const mention of before(line, cue, 0)) takeOutFood(line, mention, foods);
    if (cue.cue === 'withoutAfter')
      for (const mention of before(line, cue, reachOfAfter)) takeOutFood(line, mention, foods);
  }
  for (const { food, from } of line.qualifiers) clearBeside(line, { foods: [food], from }, foods);
}

const isJoin = ({ cues }: ReadLine, at: number) =>
  cues.some(({ cue, from }) => cue === 'join' && from === at);

// The first food that follows in its part of the line, and those joined to it: 'without nuts or milk'.
function after(line: ReadLine, { to }: CueAt): Mention[] {
  const first = line.mentions.find(({ from }) => from >= to);
  if (!first || first.from - to > reachOfWithout || line.partOf[first.from] !== line.partOf[to - 1])
    return [];
  const taken = [first];
  for (let last = first; ; ) {
    const next = line.mentions.find(({ from }) => from === last.to + 1 && isJoin(line, last.to));
    if (!next) return taken;
    taken.push(next);
    last = next;
  }
}

// The food that stands before, and those joined to it: 'nut and dairy free'; but 'butter or dairy-free spread' is butter too.
function before(line: ReadLine, { from, to }: CueAt, reach: number): Mention[] {
  const last = line.mentions.findLast(({ to }) => to <= from);
  if (!last || from - last.to > reach || line.partOf[last.from] !== line.partOf[from]) return [];
  const taken = [last];
  const isLast = !line.mentions.some(mention => mention.from >= to);
  for (let first = last; reach === 0 && isLast; ) {
    const previous = line.mentions.find(({ to }) => to === first.from - 1 && isJoin(line, to));
    if (!previous) break;
    taken.push(previous);
    first = previous;
  }
  return taken;
}

function takeOutFood(line: ReadLine, mention: Mention, foods: Foods) {
  mention.isTakenOut = true;
  clearBeside(line, mention, foods);
}

// What is free of it is said beside, or in brackets behind: 'flour (gluten-free)'.
function clearBeside(line: ReadLine, by: { foods: readonly Food[]; from: number }, foods: Foods) {
  const part = line.partOf[by.from];
  const standing = line.mentions.filter(({ isTakenOut }) => !isTakenOut);
  const beside = standing.filter(({ from }) => line.partOf[from] === part);
  const previous = standing.findLast(({ to }) => to <= by.from);
  const meant = beside.length > 0 ? beside : previous ? [previous] : [];
  for (const mention of meant) for (const food of by.foods) clear(mention, food, foods);
}

function clear(mention: Mention, food: Food, { byName }: Foods) {
  if (mention.foods.some(({ isAlways }) => isAlways)) return;
  const isOfIt = (name: string) =>
    name === food.name || (!food.isPart && (byName.get(name)?.holds.has(food.name) ?? false));
  for (const set of [mention.holds, mention.may])
    for (const name of [...set]) if (isOfIt(name)) set.delete(name);
}
