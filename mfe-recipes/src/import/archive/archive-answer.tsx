import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Kept } from '../kept-facts.ts';
import { ImportProblem } from '../problem/import-problem.tsx';
import { ArchiveProgress } from './archive-progress.tsx';
import { ArchiveReport } from './archive-report.tsx';
import { LeftRecipe } from './left-recipe.tsx';
import type { useArchive } from './use-archive.ts';

interface ArchiveAnswerProps {
  archive: ReturnType<typeof useArchive>;
  onEdit: (recipe: Kept) => void;
  onAnother: () => void;
}

/** Stands where the recipe of a page would stand: a file's progress, then its report, or a recipe of that. */
export function ArchiveAnswer({
  archive: { status, archive, error, file, begin },
  onEdit,
  onAnother,
}: ArchiveAnswerProps) {
  const [open, setOpen] = useState<number>();
  const report = useRef<HTMLDivElement>(null);
  const back = () => {
    flushSync(() => setOpen(undefined));
    report.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  };
  if (status === 'failed')
    return (
      <ImportProblem
        error={error}
        given={{ text: '', file: file ?? null }}
        onRead={given => given.file && begin(given.file)}
        onPaste={onAnother}
      />
    );
  if (status !== 'done' || !archive) return <ArchiveProgress archive={archive} />;
  if (open !== undefined)
    return <LeftRecipe archiveId={archive._id} index={open} onEdit={onEdit} onBack={back} />;
  return (
    <div ref={report}>
      <ArchiveReport archive={archive} onOpen={setOpen} onAnother={onAnother} />
    </div>
  );
}
