import { limits, messages, type ProblemCode } from '@sufra/contracts';
import { ApiError, Button, formatWait, LinkButton, NetworkError, say } from '@sufra/web-kit';
import type { ReactNode } from 'react';
import { t } from '../../texts/text.ts';
import type { Given } from '../api/read-recipe.ts';
import { SignInToImport } from '../request/sign-in-to-import.tsx';
import styles from './problem.module.css';
import { Problem } from './problem.tsx';
import { WhichRecipe } from './which-recipe.tsx';

interface ImportProblemProps {
  error: unknown;
  given: Given;
  onRead: (given: Given) => void;
  /** To the field, which is emptied: its text is to be pasted. */
  onPaste: () => void;
}

/** Why there is no recipe, and what can be done about it. */
export function ImportProblem({ error, given, onRead, onPaste }: ImportProblemProps) {
  if (error instanceof ApiError && error.status === 401) return <SignInToImport />;
  if (error instanceof ApiError && error.code === 'several_recipes')
    return <WhichRecipe error={error} onChoose={which => onRead({ ...given, which })} />;
  const { title, words, action } = saidOf(error, {
    again: <Button onClick={() => onRead(given)}>{t('generator.again')}</Button>,
    paste: <Button onClick={onPaste}>{t('import.problem.paste')}</Button>,
  });
  return (
    <Problem title={title}>
      {words && <p className={styles.words}>{words}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </Problem>
  );
}

interface Said {
  title: string;
  words?: ReactNode;
  action?: ReactNode;
}

const helpedByPasting: (ProblemCode | undefined)[] = [
  'address_refused',
  'page_unavailable',
  'page_needs_sign_in',
];
const tooLarge: (ProblemCode | undefined)[] = ['payload_too_large', 'image_too_large'];

function saidOf(error: unknown, { again, paste }: { again: ReactNode; paste: ReactNode }): Said {
  if (error instanceof NetworkError) {
    const words = navigator.onLine ? t('generator.problem.network') : t('generator.problem.offline');
    return { title: say(messages.networkFailure), words, action: again };
  }
  const fallback = t('import.problem.fallback');
  if (!(error instanceof ApiError)) return { title: fallback, action: again };
  const title = error.said ?? fallback;
  if (helpedByPasting.includes(error.code)) return { title, action: paste };
  if (error.code === 'no_recipe') return { title, words: t('import.problem.noRecipe') };
  if (tooLarge.includes(error.code))
    return { title, words: t('import.problem.tooLarge', { lines: limits.importedIngredients }) };
  const upgrade = <LinkButton to="/billing">{t('generator.upgrade')}</LinkButton>;
  if (error.status === 403) return { title, words: t('import.problem.quota'), action: upgrade };
  if (error.retryAfter !== undefined)
    return { title, words: t('generator.problem.wait', { wait: formatWait(error.retryAfter) }) };
  return error.status >= 500 ? { title, action: again } : { title };
}
