import type { Recipe, WrittenRecipe } from '@sufra/contracts';
import { useState } from 'react';
import { draftStore } from './draft/draft.ts';
import { DraftOffer } from './draft/draft-offer.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { emptyRecipe, writtenText } from './recipe-form.ts';

interface WritingRoomProps {
  memberId: string;
  /** The recipe to change; none begins a new one. */
  recipe?: Recipe;
}

interface Base {
  written: WrittenRecipe;
  recipe?: Pick<Recipe, '_id' | 'version'>;
}

/** Offers what was not saved last time, then lets write. */
export function WritingRoom({ memberId, recipe }: WritingRoomProps) {
  const [store] = useState(() => draftStore(memberId, recipe?._id));
  const [draft, setDraft] = useState(store.read);
  const [isOffered, setOffered] = useState(draft !== undefined);
  const [base, setBase] = useState<Base>(() =>
    recipe ? { written: writtenText(recipe), recipe } : { written: emptyRecipe },
  );

  const startWithout = () => {
    store.remove();
    setDraft(undefined);
    setOffered(false);
  };
  if (isOffered && draft)
    return <DraftOffer draft={draft} onTake={() => setOffered(false)} onDiscard={startWithout} />;
  return (
    <RecipeEditor
      key={base.recipe?.version}
      {...base}
      {...{ store, draft }}
      onTakeOther={({ version, recipe: written }) => {
        startWithout();
        if (recipe) setBase({ written, recipe: { _id: recipe._id, version } });
      }}
    />
  );
}
