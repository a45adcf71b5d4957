import { TextArea } from '@sufra/web-kit';
import styles from './request-form.module.css';
import type { requestStore } from './request-store.ts';

interface PromptFieldProps {
  prompt: string;
  error: string | undefined;
  onChange: typeof requestStore.change;
}

export const PromptField = ({ prompt, error, onChange }: PromptFieldProps) => (
  <div className={styles.prompt}>
    <TextArea
      label="Describe it in your own words"
      name="prompt"
      rows={3}
      placeholder="Something warm with lentils for a cold evening"
      value={prompt}
      error={error}
      onChange={event => onChange({ prompt: event.target.value })}
    />
    {prompt && (
      <button type="button" className={styles.back} onClick={() => onChange({ prompt: '' })}>
        Back to ingredients
      </button>
    )}
  </div>
);
