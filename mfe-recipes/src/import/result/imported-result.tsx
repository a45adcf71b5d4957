import type { Imported, ImportedRecipe } from '@sufra/contracts';
import { useEffect, useRef, useState } from 'react';
import { useMakeHalal } from '../api/use-make-halal.ts';
import { adapted } from './adapted.ts';
import { ImportedSheet } from './imported-sheet.tsx';
import { MakeHalal } from './make-halal.tsx';
import { SaveImported } from './save-imported.tsx';

interface ImportedResultProps {
  imported: Imported;
  onEdit: (recipe: ImportedRecipe) => void;
  onAnother: () => void;
}

/** What was read, or what it becomes once it is made halal, which the member has to ask for. */
export function ImportedResult({ imported, onEdit, onAnother }: ImportedResultProps) {
  const [choices, setChoices] = useState<Record<number, string>>({});
  const { data: made, error, isPending, mutate } = useMakeHalal(imported.recipe);
  const shown = adapted(imported, made);

  // The button that was pressed has gone.
  const place = useRef<HTMLDivElement>(null);
  const { isAdapted } = shown;
  useEffect(() => {
    if (isAdapted) place.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [isAdapted]);

  const make = (next: Record<number, string>) => {
    setChoices(next);
    mutate(Object.entries(next).map(([index, use]) => ({ index: Number(index), use })));
  };
  return (
    <div ref={place}>
      <ImportedSheet
        shown={shown}
        isBusy={isPending}
        onChoose={(index, use) => make({ ...choices, [index]: use })}
      >
        <SaveImported
          {...shown}
          onEdit={() => onEdit(shown.recipe)}
          onAnother={onAnother}
          makeHalal={
            shown.halal.verdict !== 'halal' && !shown.isAdapted ? (
              <MakeHalal isBusy={isPending} made={made} error={error} onMake={() => make(choices)} />
            ) : undefined
          }
        />
      </ImportedSheet>
    </div>
  );
}
