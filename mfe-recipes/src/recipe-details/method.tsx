import type { WrittenIn } from '@sufra/amounts/other-kitchens.ts';
import { inLanguage } from '../recipe/in-language.ts';
import { Warning } from '../recipe/warning.tsx';
import styles from './method.module.css';

interface MethodProps {
  language: WrittenIn;
  steps: { text: string; warning?: string | undefined }[];
}

export const Method = ({ language, steps }: MethodProps) => (
  <ol className={styles.steps} {...inLanguage(language)}>
    {steps.map(({ text, warning }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they never move
      <li key={place}>
        <span>
          {text}
          {warning && <Warning>{warning}</Warning>}
        </span>
      </li>
    ))}
  </ol>
);
