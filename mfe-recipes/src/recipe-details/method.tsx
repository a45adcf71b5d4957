import { Warning } from '../recipe/warning.tsx';
import styles from './method.module.css';

interface MethodProps {
  steps: { text: string; warning?: string | undefined }[];
}

export const Method = ({ steps }: MethodProps) => (
  <ol className={styles.steps}>
    {steps.map(({ text, warning }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they never move
      <li key={place} dir="auto">
        <span>
          {text}
          {warning && <Warning>{warning}</Warning>}
        </span>
      </li>
    ))}
  </ol>
);
