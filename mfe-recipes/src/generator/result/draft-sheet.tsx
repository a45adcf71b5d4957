import { convertWords } from '@sufra/amounts/convert-words.ts';
import { Button, say } from '@sufra/web-kit';
import { linesOf } from '../../recipe/recipe-lines.ts';
import { t } from '../../texts/text.ts';
import { useUnits } from '../../units/units-choice.ts';
import { requestLanguage } from '../request/request-language.ts';
import type { Draft } from '../run/draft.ts';
import { RecipeSheet } from './recipe-sheet.tsx';
import styles from './result.module.css';
import { Stages } from './stages.tsx';

interface DraftSheetProps {
  draft: Draft;
  headingLevel: 'h2' | 'h3' | 'h4';
  onCancel: () => void;
}

/** The recipe as far as it has come; each line has been checked before it shows. */
export function DraftSheet({ draft, headingLevel, onCancel }: DraftSheetProps) {
  const units = useUnits();
  const language = requestLanguage();
  const asWritten = {
    language,
    ingredientLines: draft.ingredientLines,
    options: { servingSize: 4 as const, avoid: [] },
  };
  return (
    <RecipeSheet
      isGrowing
      language={language}
      headingLevel={headingLevel}
      picture={
        <div className={styles.progress}>
          <p className={styles.checked}>{checkedText(draft)}</p>
          <Button tone="quiet" onClick={onCancel}>
            {t('generator.cancel')}
          </Button>
          <Stages stage={draft.stage} />
        </div>
      }
      title={draft.title}
      description={draft.description}
      about={
        draft.again && (
          <p className={styles.again}>{t('generator.startingOver', { reason: say(draft.again) })}</p>
        )
      }
      marks={draft.ingredientLines.map(() => 'halal')}
      lines={linesOf(asWritten, { servings: 4, units })}
      steps={draft.steps.map(step => convertWords(step.text, units, language))}
    />
  );
}

function checkedText({ ingredientLines, steps }: Draft) {
  const lines = ingredientLines.length + steps.length;
  return lines === 0 ? '' : t('generator.linesChecked', { lines });
}
