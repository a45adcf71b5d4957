import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import { ends, isClosed } from './between.ts';
import { goesOn, isAboutFate, isLeftThere } from './kept.ts';
import { isOfLastVerb, isOfVerb } from './last-verb.ts';
import { type Line, overlaps, startingAt } from './line.ts';
import { isOr, isWish } from './wish.ts';

export function takeOutAfter(line: Line, cue: Match, budget: number, isExchange: boolean) {
  const start = cue.to;
  const { units } = line;
  let at = start;
  let left = budget;
  let found = false;
  // After a thing that is not meant ('no sugar …') only 'and', 'or' or a list leads on.
  let spent = false;
  // Words of which nothing is known: 'do not rinse the ham' takes out none, 'no leeks or ham' does.
  let skipped = 0;
  // Whether only words that mean no thing were passed.
  let isDirect = true;
  // 'without alcohol' of a drink says what it is.
  const isLikeness = line.reading.some(
    word => word.entry.role === 'alcoholFree' && word.from < start && word.to > start,
  );
  const bound = Boolean((units[start]?.before ?? 0) & gaps.hyphen);
  // 'If not, add the wine' and 'pepper (can skip), wine' begin anew behind the comma or bracket; 'do not use: wine' does not.
  if (isClosed(line, start)) return;
  while (at < units.length) {
    const unit = units[at];
    if (!unit) return;
    if (at > start && unit.before & (gaps.stop | gaps.close)) return;
    if (bound && at > start) return;
    const afterComma = at > start && Boolean(unit.before & gaps.comma);
    if (afterComma && !(found || spent)) return;
    if (afterComma && isExchange && !leadsToJoin(line, at)) return;
    if (afterComma && spent && !leadsToJoin(line, at, isWish(line, cue))) return;
    if (afterComma && found && !isWish(line, cue) && !leadsToJoin(line, at)) return;
    const hits = line.named.filter(
      named =>
        (named.from === at || (at === start && named.from > cue.from && named.from < at && named.to > at)) &&
        named.outcome !== 'cleared',
    );
    // The verb of the negation: 'ne pas ajouter de vin', while 'no sugar, add wine' is another sentence.
    const isItsVerb = isDirect && startingAt(line.reading, at, 'between') !== undefined;
    if (hits.length === 0 && startsStop(line, at) && !isItsVerb) return;
    if (hits.length) {
      if ((spent && !afterComma) || skipped > 0 || isOfLastVerb(line, cue, hits)) return;
      if (goesOn(line, cue, hits) || isAboutFate(line, hits)) return;
      for (const hit of hits) if (!isLikeness || hit.outcome !== 'likeness') hit.outcome = 'negated';
      at = Math.max(...hits.map(hit => hit.to));
      found = true;
      spent = false;
      isDirect = false;
      left = 1;
      continue;
    }
    if (/^\d/.test(unit.token.text)) return;
    const passed = passedOver(line, at);
    if (passed) {
      at = passed.to;
      left--;
      if (left < 0) return;
      continue;
    }
    const joins = startingAt(line.reading, at, 'join');
    if (joins) isDirect = false;
    // 'Chicken without skin and bacon' has bacon, 'a recipe without nuts and bacon' has none.
    if (joins && (spent || skipped > 0) && !isOr(joins) && !isWish(line, cue)) return;
    if (joins && skipped > 0) {
      if (skipped > 1 || isOfVerb(cue)) return;
      skipped = 0;
    }
    if (joins || (unit.before & gaps.and && (found || spent))) {
      left = Math.max(left, 2);
      spent = false;
      if (joins) {
        at = joins.to;
        continue;
      }
    }
    const other = otherThingAt(line, at);
    if (other) {
      if (found && !joins && left <= 0) return;
      spent = true;
      isDirect = false;
      at = other.to;
      continue;
    }
    if (left-- <= 0) return;
    // A word of a script without spaces is of several signs.
    if (skipped === 0 || !unit.token.isSolo) skipped++;
    isDirect = false;
    at++;
  }
}

/** Words that may stand between a negation and what it takes out: 'no more of the bacon', 'don't ever put any wine', 'शराब बिल्कुल नहीं'. */
const passing = ['between', 'glue', 'without'] as const;

function passedOver(line: Line, at: number) {
  for (const role of passing) {
    const passed = startingAt(line.reading, at, role);
    if (passed && !line.named.some(named => overlaps(named, passed))) return passed;
  }
}

// In a list of ingredients 'without skin, bacon, onions and garlic' is over with the comma; 'without nuts, pork or wine' goes on.
function leadsToJoin(line: Line, at: number, isAny = true) {
  for (let ahead = at; ahead < at + 6; ahead++) {
    if (ahead > at && (line.units[ahead]?.before ?? 0) & gaps.stop) return false;
    const join = startingAt(line.reading, ahead, 'join');
    if (join) return isAny || isOr(join);
  }
  return false;
}

const otherRoles = [
  'otherThing',
  'animal',
  'animalAdjective',
  'seafood',
  'food',
  'imitationPlant',
  'perhapsImitation',
  'vinegar',
  'grapes',
] as const;

function otherThingAt(line: Line, at: number) {
  for (const role of otherRoles) {
    const other = startingAt(line.reading, at, role);
    // 'no pork liver', 'no chicken bacon': a thing that is part of a named one is not another.
    if (other && !line.named.some(named => overlaps(named, other))) return other;
  }
}

function startsStop(line: Line, at: number) {
  return startingAt(line.reading, at, 'stop') !== undefined;
}

export function takeOutBefore(line: Line, cue: Match, budget: number) {
  if (takesWhatFollows(line, cue) || beginsAnother(line, cue)) return;
  let end = cue.from;
  let left = budget;
  let isList = false;
  // 'wine or alcohol-free wine' are two wines, 'pork and alcohol-free' is one list.
  const isOfNext = line.named.some(named => named.from === cue.to);
  while (end > 0) {
    const unit = line.units[end];
    if (unit && unit.before & (gaps.stop | gaps.open)) return;
    const hits = line.named.filter(named => named.to === end && named.outcome !== 'cleared');
    if (hits.length) {
      for (const hit of hits) hit.outcome = 'negated';
      end = Math.min(...hits.map(hit => hit.from));
      const isJoined = isJoinedBefore(line, end);
      isList ||= isJoined;
      const listed = joinsBefore(line, end);
      if (listed === undefined || !isList || isOfNext) return;
      end = listed;
      left = 0;
      continue;
    }
    if (left-- <= 0 || (unit && end < cue.from && unit.before & gaps.comma)) return;
    const passed = passedBefore(line, end);
    if (!passed) return;
    end = passed.from;
  }
}

// 'Pork, free delivery': behind a comma it is said of another thing, unless it ends there. 'Bacon left out overnight' is in no fridge.
function beginsAnother(line: Line, cue: Match) {
  const { units } = line;
  const { entry, from, to } = cue;
  if (entry.role !== 'freeAfter' && entry.language.code !== 'en') return false;
  if (entry.phrase === 'left out' && isLeftThere(line, cue)) return true;
  const isBehindComma = ((units[from]?.before ?? 0) & gaps.comma) !== 0;
  return isBehindComma && units[to] !== undefined && ((units[to]?.before ?? 0) & ends) === 0;
}

function passedBefore({ reading, named }: Line, at: number) {
  return reading.find(
    word =>
      word.to === at &&
      (word.entry.role === 'between' || word.entry.role === 'glue') &&
      !named.some(other => overlaps(other, word)),
  );
}

const afterwards = ['stop', 'join', 'blocker', 'replace', 'substitute'] as const;

// '猪肉不加水', 'pekoni ilman öljyä': where the same word may stand before and behind, it takes out what follows it, if anything does.
function takesWhatFollows(line: Line, cue: Match) {
  const mayStandBefore = line.reading.some(
    ({ entry, from, to }) => entry.role === 'without' && from === cue.from && to === cue.to,
  );
  if (!mayStandBefore) return false;
  for (let at = cue.to; at < line.units.length; ) {
    if ((line.units[at]?.before ?? 0) & ends) return false;
    const passed = passedOver(line, at);
    if (!passed) return !afterwards.some(role => startingAt(line.reading, at, role));
    at = passed.to;
  }
  return false;
}

// 'pork, wine and alcohol-free' is a list; in 'white wine, alcohol-free' the comma begins what is said of the wine.
function isJoinedBefore({ units, reading }: Line, at: number) {
  return (
    ((units[at]?.before ?? 0) & gaps.and) !== 0 ||
    reading.some(word => word.entry.role === 'join' && word.to === at)
  );
}

// Where a list goes on before a thing that was taken out: 'pork- and alcohol-free'; else undefined.
function joinsBefore({ units, reading }: Line, at: number): number | undefined {
  const unit = units[at];
  const join = reading.find(word => word.entry.role === 'join' && word.to === at);
  if (join) return join.from;
  return unit && unit.before & (gaps.comma | gaps.and) ? at : undefined;
}
