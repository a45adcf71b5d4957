import type { Imported } from '@sufra/contracts';
import { Badge, Card, Notice } from '@sufra/web-kit';
import { Check, CircleAlert, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { avoidedByLine } from '../../recipe/avoided-names.ts';
import { AvoidedNotice } from '../../recipe/avoided-notice.tsx';
import facts from '../../recipe/imported-facts.module.css';
import { SourceLine } from '../../recipe/source-line.tsx';
import { timeText } from '../../recipe/total-time.ts';
import { SchoolsDiffer } from '../../schools/schools-differ.tsx';
import { t } from '../../texts/text.ts';
import type { Shown } from './adapted.ts';
import styles from './imported-sheet.module.css';
import { SwappedLine } from './swapped-line.tsx';
import { VerdictLine } from './verdict-line.tsx';

interface ImportedSheetProps {
  shown: Shown;
  /** Another swap for the ingredient at this place. */
  onChoose: (place: number, use: string) => void;
  children: ReactNode;
}

/** What was read, with what the check says of each line. */
export function ImportedSheet({ shown, onChoose, children }: ImportedSheetProps) {
  // A service of an earlier version says neither what is avoided nor what is to be asked.
  const { recipe, lines, halal, avoided = [], questions = [], generated, isAdapted } = shown;
  const avoidedAt = avoidedByLine(avoided);
  const questionAt = (place: number) => questions.find(({ index }) => index === place)?.message;
  return (
    <Card as="article" padding="roomy" className={styles.sheet}>
      <div className={styles.head}>
        <VerdictBadge verdict={halal.verdict} />
        {isAdapted && <Badge tone="plain">{t('import.adapted.mark')}</Badge>}
      </div>
      <header className={styles.top}>
        <h2 className={styles.title} dir="auto" tabIndex={-1} data-answer="">
          {recipe.title}
        </h2>
        {(recipe.servings || recipe.totalMinutes) && (
          <ul className={facts.facts} aria-label={t('recipe.facts.name')}>
            {recipe.servings && <li>{t('recipe.facts.serves', { servings: recipe.servings })}</li>}
            {recipe.totalMinutes && (
              <li>{t('recipe.facts.total', { time: timeText(recipe.totalMinutes) })}</li>
            )}
          </ul>
        )}
        <SourceLine source={recipe.source} />
      </header>
      <AvoidedNotice avoided={avoided} />
      <SchoolsDiffer halal={halal} />
      {generated && <Notice role="note">{t('import.generated')}</Notice>}
      <div className={styles.columns}>
        <div>
          <h3 className={styles.part}>{t('generator.ingredients.title')}</h3>
          <ul className={styles.lines}>
            {lines.map(({ swap, ...line }, place) =>
              swap ? (
                <SwappedLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
                  key={place}
                  {...{ line, swap }}
                  avoided={avoidedAt(place)}
                  question={questionAt(place)}
                  school={halal.school}
                  onChoose={use => onChoose(place, use)}
                />
              ) : (
                <VerdictLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
                  key={place}
                  line={line}
                  avoided={avoidedAt(place)}
                  question={questionAt(place)}
                  school={halal.school}
                />
              ),
            )}
          </ul>
        </div>
        <div>
          <h3 className={styles.part}>{t('generator.method')}</h3>
          {recipe.instructions.length === 0 && <p>{t('import.noSteps')}</p>}
          <ol className={styles.steps}>
            {recipe.instructions.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they never move
              <li key={place} dir="auto">
                {step}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {children}
    </Card>
  );
}

function VerdictBadge({ verdict }: Pick<Imported['halal'], 'verdict'>) {
  if (verdict === 'haram')
    return (
      <Badge tone="danger">
        <CircleAlert aria-hidden="true" />
        {t('import.verdict.haram')}
      </Badge>
    );
  if (verdict === 'doubtful')
    return (
      <Badge tone="saffron">
        <Search aria-hidden="true" />
        {t('recipe.verdict.doubtful')}
      </Badge>
    );
  return (
    <Badge>
      <Check aria-hidden="true" />
      {t('recipe.verdict.halal')}
    </Badge>
  );
}
