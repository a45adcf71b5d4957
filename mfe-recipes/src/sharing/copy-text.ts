import { toast } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

/** A browser may have no clipboard (no https), or may not be allowed to write to it. */
export async function copyText(text: string, copied: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    toast({ tone: 'danger', message: t('sharing.copyFailed') });
  }
}
