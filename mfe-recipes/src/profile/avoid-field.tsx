import { TextArea } from '@sufra/web-kit';
import { t } from '../texts/text.ts';
import { AsWrittenNote } from './as-written-note.tsx';
import { avoidFault } from './avoid-fault.ts';
import { splitWords } from './split-words.ts';

interface AvoidFieldProps {
  label: string;
  words: string;
  onChange: (words: string) => void;
}

/** Foods that are not eaten, in one's own words. */
export function AvoidField({ label, words, onChange }: AvoidFieldProps) {
  const avoid = splitWords(words);
  return (
    <TextArea
      label={label}
      name="avoid"
      rows={2}
      autoComplete="off"
      placeholder={t('generator.avoid.example')}
      hint={
        <>
          {t('profile.avoid.hint')} <AsWrittenNote words={avoid} />
        </>
      }
      value={words}
      error={avoidFault(avoid)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
