import type { Match } from '../match/find-phrases.ts';
import { gaps } from '../normalise/tokens.ts';
import { type Line, type Named, overlaps, startingAt } from './line.ts';

/** Marks what a negation or an exchange takes out: 'no bacon', 'turkey instead of ham', 'swap the wine for stock'. */
export function negate(line: Line) {
  for (const named of line.named)
    if (
      named.kind === 'alcohol' &&
      line.reading.some(word => word.entry.role === 'alcoholFree' && overlaps(word, named))
    )
      named.outcome = 'negated';
  const emphatic = line.reading.filter(word => word.entry.role === 'noNegation');
  for (const cue of line.reading) {
    if (emphatic.some(phrase => phrase !== cue && overlaps(phrase, cue)) || isDoubled(line, cue)) continue;
    apply[cue.entry.role]?.(line, cue);
  }
}

const apply: Partial<Record<Match['entry']['role'], (line: Line, cue: Match) => void>> = {
  without: (line, cue) => takeOutAfter(line, cue, 4, false),
  insteadOf: (line, cue) => takeOutAfter(line, cue, 3, true),
  withoutAfter: (line, cue) => takeOutBefore(line, cue, 2),
  insteadAfter: (line, cue) => takeOutBefore(line, cue, 2),
  freeAfter: (line, cue) => takeOutBefore(line, cue, 0),
  substituteAfter: (line, cue) => takeOutBefore(line, cue, 0),
  replace: (line, cue) => takeOutUntilPivot(line, cue),
  substitute: (line, cue) => takeOutOfSubstitution(line, cue),
  replaceAfter: (line, cue) => takeOutBeforePivot(line, cue),
  outAfter: (line, cue) => takeOutAsLeft(line, cue),
};

function takeOutAfter(line: Line, cue: Match, budget: number, isExchange: boolean) {
  const start = cue.to;
  const { units } = line;
  let at = start;
  let left = budget;
  let found = false;
  // After a thing that is not meant ('no sugar …') only 'and', 'or' or a list leads on.
  let spent = false;
  // 'without alcohol' of a drink says what it is.
  const isLikeness = line.reading.some(
    word => word.entry.role === 'alcoholFree' && word.from < start && word.to > start,
  );
  const bound = Boolean((units[start]?.before ?? 0) & gaps.hyphen);
  while (at < units.length) {
    const unit = units[at];
    if (!unit) return;
    if (at > start && unit.before & (gaps.stop | (found ? gaps.close : 0))) return;
    if (bound && at > start) return;
    const afterComma = at > start && Boolean(unit.before & gaps.comma);
    if (afterComma && !(found || spent)) return;
    if (afterComma && isExchange && !leadsToJoin(line, at)) return;
    if (afterComma && spent && !leadsToJoin(line, at)) return;
    const hits = line.named.filter(
      named =>
        (named.from === at || (at === start && named.from > cue.from && named.from < at && named.to > at)) &&
        named.outcome !== 'cleared',
    );
    if (hits.length === 0 && startsStop(line, at)) return;
    if (hits.length) {
      if (spent && !afterComma) return;
      for (const hit of hits) if (!isLikeness || hit.outcome !== 'likeness') hit.outcome = 'negated';
      at = Math.max(...hits.map(hit => hit.to));
      found = true;
      spent = false;
      left = 1;
      continue;
    }
    if (/^\d/.test(unit.token.text)) return;
    const joins = startingAt(line.reading, at, 'join');
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
      at = other.to;
      continue;
    }
    if (left-- <= 0) return;
    at++;
  }
}

function leadsToJoin(line: Line, at: number) {
  for (let ahead = at; ahead < at + 6; ahead++) {
    if (ahead > at && (line.units[ahead]?.before ?? 0) & gaps.stop) return false;
    if (startingAt(line.reading, ahead, 'join')) return true;
  }
  return false;
}

const otherRoles = [
  'otherThing',
  'animal',
  'seafood',
  'food',
  'imitationPlant',
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

function takeOutBefore(line: Line, cue: Match, budget: number) {
  let end = cue.from;
  let left = budget;
  while (end > 0) {
    const unit = line.units[end];
    if (unit && unit.before & gaps.stop) return;
    const hits = line.named.filter(named => named.to === end && named.outcome !== 'cleared');
    if (hits.length) {
      for (const hit of hits) hit.outcome = 'negated';
      end = Math.min(...hits.map(hit => hit.from));
      const listed = joinsBefore(line, end);
      if (listed === undefined) return;
      end = listed;
      left = 0;
      continue;
    }
    if (left-- <= 0 || (unit && end < cue.from && unit.before & gaps.comma)) return;
    end--;
  }
}

// Where a list goes on before a thing that was taken out: 'pork- and alcohol-free'; else undefined.
function joinsBefore({ units, reading }: Line, at: number): number | undefined {
  const unit = units[at];
  const join = reading.find(word => word.entry.role === 'join' && word.to === at);
  if (join) return join.from;
  return unit && unit.before & (gaps.comma | gaps.and) ? at : undefined;
}

function takeOutUntilPivot(line: Line, cue: Match) {
  const pivot = pivotAfter(line, cue.to, ['replaceBy', 'substituteFor']);
  if (!pivot && cue.entry.language === 'zh') return;
  const by = cue.entry.language === 'ar' ? prefixedPivot(line, cue.to) : undefined;
  takeOutBetween(line, cue.to, pivot?.from ?? by ?? clauseEnd(line, cue.to));
}

// 'Wein durch Brühe ersetzen': what stands before the pivot goes.
function takeOutBeforePivot(line: Line, cue: Match) {
  const pivot = line.reading.find(
    word => word.entry.role === 'replaceBy' && word.to <= cue.from && cue.from - word.to < 5,
  );
  if (pivot) takeOutBefore(line, pivot, 1);
}

// 'leave the wine out', but not 'take the pork out of the oven'.
function takeOutAsLeft(line: Line, cue: Match) {
  const leave = line.reading.findLast(
    word => word.entry.role === 'leave' && word.to <= cue.from && cue.from - word.to < 6,
  );
  if (leave) takeOutBetween(line, leave.to, cue.from);
}

// 'never cook it without wine' asks for wine.
function isDoubled(line: Line, cue: Match) {
  if (cue.entry.role !== 'without') return false;
  const near = (one: Match, other: Match) => other.from >= one.to && other.from - one.to < 4;
  return line.reading.some(other => {
    if (other.entry.role !== 'without' || !(near(other, cue) || near(cue, other))) return false;
    const [first, second] = other.from < cue.from ? [other, cue] : [cue, other];
    return (
      plainWithout.has(second.entry.phrase) &&
      !plainWithout.has(first.entry.phrase) &&
      !isBroken(line, first.to, second.from)
    );
  });
}

const plainWithout = new Set([
  'without',
  'ohne',
  'sans',
  'sin',
  'senza',
  'sem',
  'без',
  'bez',
  'tanpa',
  'بدون',
  'zonder',
  'utan',
]);

function isBroken(line: Line, from: number, to: number) {
  for (let at = from; at <= to; at++) {
    if ((line.units[at]?.before ?? 0) & (gaps.comma | gaps.stop) || startingAt(line.reading, at, 'join'))
      return true;
    if (at < to && line.named.some(named => named.from === at)) return true;
  }
  return false;
}

// 'substitute Y for X' takes out what follows 'for'; 'substitute X with Y' what comes before 'with'.
function takeOutOfSubstitution(line: Line, cue: Match) {
  const pivot = pivotAfter(line, cue.to, ['replaceBy', 'substituteFor']);
  if (pivot?.entry.role === 'substituteFor') takeOutAfter(line, pivot, 3, true);
  else if (pivot || !cue.entry.phrase.endsWith(' in'))
    takeOutBetween(line, cue.to, pivot?.from ?? clauseEnd(line, cue.to));
}

// In 'استبدل الدجاج باللحم' the meat comes, by the letter before it.
function prefixedPivot({ units }: Line, from: number) {
  for (let at = from + 1; at < units.length; at++) {
    const unit = units[at];
    if (unit && unit.before & gaps.stop) return;
    if (unit && unit.words.length > 0 && unit.token.text.length > 3 && unit.token.text.startsWith('ب')) return at;
  }
}

function pivotAfter(line: Line, from: number, roles: Match['entry']['role'][]) {
  const end = clauseEnd(line, from);
  return line.reading.find(word => word.from >= from && word.from < end && roles.includes(word.entry.role));
}

function clauseEnd({ units }: Line, from: number) {
  for (let at = from + 1; at < units.length; at++) if ((units[at]?.before ?? 0) & gaps.stop) return at;
  return units.length;
}

function takeOutBetween(line: Line, from: number, to: number) {
  for (const named of line.named)
    if (named.from >= from && named.to <= to && named.outcome !== 'cleared') named.outcome = 'negated';
}

/** Things named 'alcohol' that were taken out say of a drink beside them that it is a likeness of one. */
export function takenOutAlcohol(line: Line): Match[] {
  return line.named
    .filter((named: Named) => named.kind === 'alcohol' && named.outcome === 'negated')
    .map(named => ({ ...named, entry: { ...named.entry, role: 'alcoholFree' } }));
}
