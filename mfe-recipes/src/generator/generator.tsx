import type { GenerationBody, Recipe } from '@sufra/contracts';
import { classes } from '@sufra/web-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../texts/text.ts';
import styles from './generator.module.css';
import { IdeasToStart } from './ideas/ideas-to-start.tsx';
import { RequestForm } from './request/request-form.tsx';
import { Announcer } from './result/announcer.tsx';
import { Result } from './result/result.tsx';
import { takeInRecipe } from './result/take-in-recipe.ts';
import { useFreshCounts } from './result/use-fresh-counts.ts';
import { useReadyElsewhere } from './result/use-ready-elsewhere.ts';
import { generationStore, useGeneration } from './run/generation.ts';

export interface GeneratorProps {
  /** A recipe is there. It is in the list of new recipes already, and the counts are being refreshed. */
  onRecipe?: (recipe: Recipe) => void;
  /** Of the recipe's title. */
  headingLevel?: 'h2' | 'h3' | 'h4';
  /** What stands in the place of the form, where there is no generation left. The last recipe stays beside it. */
  insteadOfForm?: ReactNode;
  /** The question and its field alone, until a member turns to them. */
  isClosed?: boolean;
  onOpen?: () => void;
}

/** Asks for a recipe and shows it: the form, the recipe as it forms, and what there is to say about it. */
export function Generator({
  onRecipe,
  headingLevel = 'h3',
  insteadOfForm,
  isClosed = false,
  onOpen,
}: GeneratorProps) {
  const client = useQueryClient();
  const generation = useGeneration();
  const noteReady = useReadyElsewhere();
  useFreshCounts(generation.status);

  const write = (body: GenerationBody) =>
    void generationStore.start(body, {
      complete: async asked => (await import('./request/of-member.tsx')).withProfile(client, asked),
      onRecipe: async recipe => {
        await takeInRecipe(client, recipe);
        noteReady(recipe);
        onRecipe?.(recipe);
      },
    });

  return (
    <div className={classes(styles.work, isClosed && styles.closed)} id="generator">
      {insteadOfForm ?? (
        <div className={styles.ask}>
          <p className={styles.question}>{t('generator.question')}</p>
          <RequestForm {...{ generation, isClosed, onOpen }} onRequest={write} />
          {!isClosed && generation.status === 'idle' && <IdeasToStart />}
        </div>
      )}
      {!isClosed && <Result generation={generation} headingLevel={headingLevel} onWrite={write} />}
      <Announcer generation={generation} />
    </div>
  );
}
