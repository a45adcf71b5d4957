import { format } from '@sufra/texts';
import { textsOf } from '@sufra/texts/catalogue';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import ur from './ur.json' with { type: 'json' };

const textOf = textsOf({ en, ar, ur, tr, fr, id });

/** `const t = textsIn(language)`: what the service itself says on a page or in a feed is in the language of the page. */
export const textsIn =
  (language: string) =>
  (key: keyof typeof en, values: Record<string, string | number> = {}) =>
    format(textOf(key, language), values);
