import { TextField } from '@sufra/web-kit';
import { useState } from 'react';
import { t } from '../../texts/text.ts';
import { greatestCorrection } from '../choice/ramadan-choice.ts';
import { readMinutes } from './read-minutes.ts';

interface MinutesFieldProps {
  label: string;
  minutes: number;
  placeholder: string;
  onChange: (minutes: number) => void;
}

/** What is typed stays as it is typed; what is no number of minutes changes nothing, and it is said. */
export function MinutesField({ label, minutes, placeholder, onChange }: MinutesFieldProps) {
  const [words, setWords] = useState(minutes === 0 ? '' : String(minutes));
  const isWrong = readMinutes(words, greatestCorrection) === undefined;
  return (
    <TextField
      label={label}
      value={words}
      placeholder={placeholder}
      // Phones show no minus among digits alone.
      inputMode="text"
      autoComplete="off"
      maxLength={8}
      error={isWrong ? t('ramadan.settings.minutes.wrong') : undefined}
      onChange={({ target }) => {
        setWords(target.value);
        const read = readMinutes(target.value, greatestCorrection);
        if (read !== undefined) onChange(read);
      }}
    />
  );
}
