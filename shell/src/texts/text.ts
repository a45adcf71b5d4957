import { pageTexts } from '@sufra/web-kit/texts';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };
import ur from './ur.json' with { type: 'json' };

export const { t, tRich } = pageTexts({ en, ar, ur, tr, fr, id });
