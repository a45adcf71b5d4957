import { t } from '../texts/text.ts';
import { useAsWritten } from './api/as-written.ts';

/** At a field for what is avoided: which of its words are matched as they are written. */
export function AsWrittenNote({ words }: { words: readonly string[] }) {
  const asWritten = useAsWritten(words);
  return (
    <span role="status">
      {asWritten.length > 0 && t('profile.asWritten', { words: quoted(asWritten), count: asWritten.length })}
    </span>
  );
}

export const quoted = (words: readonly string[]) => words.map(word => `“${word}”`).join(', ');
