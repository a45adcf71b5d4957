import { inflect } from '../match/inflect.ts';
import { wordsIn } from '../normalise/tokens.ts';
import type { Name } from './names.ts';

export type Part = { text: string; names: readonly Name[]; start: number; end: number };

const shortestPart = 4;
const shortestRest = 3;
const links = ['', 'n', 's', 'e', 'en', 'er', 'es'];
const alsoWritesTogether = new Set(['no']);

/** Finds foods in words that are written together: 'Mandelmilch', 'Weizenmehl', 'Haselnusskerne'. */
export class CompoundParts {
  private readonly names: readonly Name[];
  private byForm: Map<string, Name[]> | undefined;
  private longest = 0;

  constructor(names: readonly Name[]) {
    this.names = names;
  }

  /** The foods in it, from the left, the longest first; what is left over may be any word of some length. */
  split(text: string): Part[] {
    const forms = this.forms();
    const parts: Part[] = [];
    let rest = 0;
    for (let at = 0; at < text.length; ) {
      const isBegin = rest === 0 || rest >= shortestRest;
      const end = isBegin ? this.endOfPart(forms, text, at) : undefined;
      if (end === undefined) {
        at++;
        rest++;
        continue;
      }
      parts.push({ text: text.slice(at, end), names: forms.get(text.slice(at, end)) ?? [], start: at, end });
      at = end;
      rest = 0;
      const link = links.findLast(
        one => one && text.startsWith(one, at) && this.endOfPart(forms, text, at + one.length) !== undefined,
      );
      if (link) at += link.length;
    }
    return parts;
  }

  private endOfPart(forms: ReadonlyMap<string, Name[]>, text: string, at: number): number | undefined {
    for (let end = Math.min(text.length, at + this.longest); end - at >= shortestPart; end--) {
      const left = text.length - end;
      if ((left === 0 || left >= shortestRest) && forms.has(text.slice(at, end))) return end;
    }
    return undefined;
  }

  private forms(): ReadonlyMap<string, Name[]> {
    if (this.byForm) return this.byForm;
    const forms = new Map<string, Name[]>();
    for (const name of this.names) {
      const { language, meaning, phrase } = name;
      const [word, ...more] = wordsIn(phrase);
      const isPart = Number.isFinite(language.partsFrom) || alsoWritesTogether.has(language.code);
      if (!word || more.length > 0 || !isPart) continue;
      if (meaning.kind === 'cue' && meaning.cue !== 'likeness') continue;
      for (const form of inflect(word.text, language.code)) {
        if (form.length < shortestPart) continue;
        this.longest = Math.max(this.longest, form.length);
        const known = forms.get(form);
        if (known) known.push(name);
        else forms.set(form, [name]);
      }
    }
    this.byForm = forms;
    return forms;
  }
}
