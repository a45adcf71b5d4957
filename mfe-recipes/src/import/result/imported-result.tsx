import type { Imported, MadeHalalRecipe } from '@sufra/contracts';
import { useEffect, useRef, useState } from 'react';
import { useMakeHalal } from '../api/use-make-halal.ts';
import type { Kept } from '../kept-facts.ts';
import { adapted } from './adapted.ts';
import { ImportedSheet } from './imported-sheet.tsx';
import { MakeHalal } from './make-halal.tsx';
import { SaveImported } from './save-imported.tsx';

interface ImportedResultProps {
  imported: Imported & { wasAdapted: boolean };
  onEdit: (recipe: Kept) => void;
  onAnother: () => void;
}

/** What was read, or what it becomes once it is made halal, which the member has to ask for. */
export function ImportedResult({ imported, onEdit, onAnother }: ImportedResultProps) {
  const [choices, setChoices] = useState<Record<number, string>>({});
  // Stays while another swap is asked for.
  const [made, setMade] = useState<MadeHalalRecipe>();
  const { error, isPending, mutate } = useMakeHalal(imported.recipe);
  const shown = adapted(imported, made);
  const { isAdapted } = shown;

  // The button that was pressed has gone.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdapted) place.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [isAdapted]);

  const make = (next: Record<number, string>) => {
    const body = Object.entries(next).map(([index, use]) => ({ index: Number(index), use }));
    mutate(body, {
      onSuccess: answer => {
        setMade(answer);
        setChoices(next);
      },
    });
  };
  return (
    <div ref={place}>
      <ImportedSheet shown={shown} onChoose={(index, use) => make({ ...choices, [index]: use })}>
        <SaveImported
          {...shown}
          isChanging={isPending}
          onEdit={() => onEdit({ ...shown.recipe, isAdapted })}
          onAnother={onAnother}
          makeHalal={
            imported.halal.verdict !== 'halal' && (
              <MakeHalal
                {...{ made, error }}
                isNeeded={imported.halal.verdict === 'haram'}
                isBusy={isPending}
                onMake={() => make(choices)}
              />
            )
          }
        />
      </ImportedSheet>
    </div>
  );
}
