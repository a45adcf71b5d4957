import { Loading, Skeleton, useSession } from '@sufra/web-kit';
import { useRef, useState } from 'react';
import styles from '../section/ask-beside-answer.module.css';
import { t } from '../texts/text.ts';
import type { Given } from './api/read-recipe.ts';
import { ArchiveAnswer } from './archive/archive-answer.tsx';
import { isRecipeFile } from './archive/is-recipe-file.ts';
import { useArchive } from './archive/use-archive.ts';
import { type Kept, withKeptFacts } from './kept-facts.ts';
import { ImportProblem } from './problem/import-problem.tsx';
import { ImportForm } from './request/import-form.tsx';
import { keepText, keptText } from './request/kept-text.ts';
import { problemOfField } from './request/problem-of-field.ts';
import { SignInToImport } from './request/sign-in-to-import.tsx';
import { asText } from './result/as-text.ts';
import { ImportedResult } from './result/imported-result.tsx';
import { useAttention } from './use-attention.ts';
import { useReading } from './use-reading.ts';

/** The field and, beside it, what came of it. */
export function ImportRecipe() {
  const { status } = useSession();
  const [given, setGiven] = useState<Given>(() => ({ text: keptText(), file: null }));
  const [kept, setKept] = useState<Kept | null>(null);
  const [missing, setMissing] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const { reading, read, stop } = useReading();
  const field = useRef<HTMLTextAreaElement>(null);
  const archive = useArchive();
  const isOfArchive = archive.status !== 'idle';
  const place = useAttention(isOfArchive ? archive : reading);
  const problem = missing ?? (reading.status === 'failed' ? problemOfField(reading.error) : undefined);

  const give = (next: Given) => {
    setMissing(undefined);
    setGiven(next);
    keepText(next.text);
    if (next.text.trim() === '' || next.file) setKept(null);
  };
  const start = (next: Given) => {
    setIsRefused(status === 'signed-out');
    if (status === 'signed-out') return;
    const isEmpty = !next.file && next.text.trim() === '';
    setMissing(isEmpty ? t('import.field.missing') : undefined);
    if (isEmpty) return field.current?.focus();
    stop();
    archive.leave();
    if (next.file && isRecipeFile(next.file)) archive.begin(next.file);
    else void read(next);
  };
  const startOver = (text = '') => {
    stop();
    archive.leave();
    give({ text, file: null });
    field.current?.focus();
  };

  const edit = (recipe: Kept) => {
    startOver(asText(recipe));
    setKept(recipe);
  };

  return (
    <div className={styles.work}>
      <div className={styles.ask}>
        <ImportForm
          {...{ given, problem, field }}
          isReading={reading.status === 'running' || archive.status === 'running'}
          onChange={change => give({ ...given, ...change })}
          onRead={() => start(given)}
          onStop={stop}
        />
        {isRefused && status === 'signed-out' && <SignInToImport />}
      </div>
      <div ref={place} className={styles.answer} aria-busy={reading.status === 'running'}>
        {isOfArchive && <ArchiveAnswer archive={archive} onEdit={edit} onAnother={() => startOver()} />}
        {reading.status === 'running' && (
          <Loading label={t('import.reading')}>
            <Skeleton shape="title" />
            <Skeleton lines={6} />
          </Loading>
        )}
        {reading.status === 'failed' && !problem && (
          <ImportProblem
            error={reading.error}
            given={reading.given}
            onRead={start}
            onPaste={() => startOver()}
          />
        )}
        {reading.status === 'done' && (
          <ImportedResult
            imported={withKeptFacts(reading.imported, kept)}
            onEdit={edit}
            onAnother={() => startOver()}
          />
        )}
      </div>
    </div>
  );
}
