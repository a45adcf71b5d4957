import { t } from '../../texts/text.ts';
import type { RecipeRequest } from './recipe-request.ts';
import styles from './request-form.module.css';
import type { requestStore } from './request-store.ts';

interface ModeSwitchProps {
  mode: RecipeRequest['mode'];
  onChange: typeof requestStore.change;
}

const modes = () =>
  [
    { mode: 'ingredients', words: t('generator.mode.ingredients') },
    { mode: 'words', words: t('generator.mode.words') },
  ] as const;

/** The two ways of asking. To look at the other one clears nothing; to type there does. */
export const ModeSwitch = ({ mode: current, onChange }: ModeSwitchProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons
  <div role="group" aria-label={t('generator.mode.label')} className={styles.modes}>
    {modes().map(({ mode, words }) => (
      <button
        key={mode}
        type="button"
        className={styles.mode}
        aria-pressed={mode === current}
        onClick={() => onChange({ mode })}
      >
        {words}
      </button>
    ))}
  </div>
);
