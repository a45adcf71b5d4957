import type { WrittenRecipe } from '@sufra/contracts';
import { classes, TagList, VisuallyHidden } from '@sufra/web-kit';
import { timeText } from '../recipe/total-time.ts';
import { t } from '../texts/text.ts';
import styles from './text-sheet.module.css';

interface TextSheetProps {
  recipe: WrittenRecipe;
  /** The text that it is held against: what it has not is marked. */
  other: WrittenRecipe;
  headingLevel: 'h3' | 'h4';
}

/** A recipe's text to read, with what another text of it does not have. */
export function TextSheet({ recipe, other, headingLevel: Heading }: TextSheetProps) {
  const { title, description, servings, prepTime, cookTime, ingredients, instructions, notes, tags } = recipe;
  const isOtherTime = prepTime !== other.prepTime || cookTime !== other.cookTime;
  return (
    <div className={styles.sheet}>
      <Heading className={styles.title}>
        <Text text={title} isNew={title !== other.title} />
      </Heading>
      {description && (
        <p>
          <Text text={description} isNew={description !== other.description} />
        </p>
      )}
      <ul className={styles.facts}>
        <li>
          <Text text={t('recipe.facts.serves', { servings })} isNew={servings !== other.servings} />
        </li>
        {prepTime > 0 && (
          <li>
            <Text text={t('recipe.facts.prep', { time: timeText(prepTime) })} isNew={isOtherTime} />
          </li>
        )}
        {cookTime > 0 && (
          <li>
            <Text text={t('recipe.facts.cook', { time: timeText(cookTime) })} isNew={isOtherTime} />
          </li>
        )}
      </ul>
      <p className={styles.part}>{t('recipe.ingredients')}</p>
      <ul className={styles.lines}>
        {ingredients.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they never move
          <li key={place}>
            <Text text={line} isNew={!other.ingredients.includes(line)} />
          </li>
        ))}
      </ul>
      {instructions.length > 0 && <p className={styles.part}>{t('recipe.method')}</p>}
      <ol className={classes(styles.lines, styles.steps)}>
        {instructions.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they never move
          <li key={place}>
            <Text text={line} isNew={!other.instructions.includes(line)} />
          </li>
        ))}
      </ol>
      {notes && (
        <>
          <p className={styles.part}>{t('recipe.notes')}</p>
          <p className={styles.notes}>
            <Text text={notes} isNew={notes !== other.notes} />
          </p>
        </>
      )}
      <TagList tags={tags} />
    </div>
  );
}

const Text = ({ text, isNew }: { text: string; isNew: boolean }) =>
  isNew ? (
    <mark className={styles.new} dir="auto">
      <VisuallyHidden>{t('writing.differs')} </VisuallyHidden>
      {text}
    </mark>
  ) : (
    <span dir="auto">{text}</span>
  );
