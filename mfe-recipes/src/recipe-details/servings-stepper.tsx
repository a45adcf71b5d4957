import { IconButton } from '@sufra/web-kit';
import { Minus, Plus } from 'lucide-react';
import { fewestServings, maxServings } from '../cooking/cooking-progress.ts';
import { t } from '../texts/text.ts';
import styles from './servings-stepper.module.css';

interface ServingsStepperProps {
  servings: number;
  onChange: (servings: number) => void;
}

export const ServingsStepper = ({ servings, onChange }: ServingsStepperProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame that this has no place for
  <div role="group" aria-label={t('recipeDetails.servings.name')} className={styles.stepper}>
    <IconButton
      label={t('recipeDetails.servings.less')}
      aria-disabled={servings <= fewestServings}
      onClick={() => onChange(servings - 1)}
    >
      <Minus aria-hidden="true" />
    </IconButton>
    <output className={styles.count} aria-live="polite">
      {t('recipeDetails.servings.count', { servings })}
    </output>
    <IconButton
      label={t('recipeDetails.servings.more')}
      aria-disabled={servings >= maxServings}
      onClick={() => onChange(servings + 1)}
    >
      <Plus aria-hidden="true" />
    </IconButton>
  </div>
);
