import { type Blog, messages } from '@sufra/contracts';
import { say } from '@sufra/web-kit';
import { dataAddress, pictureProblem } from '@sufra/web-kit/photo';
import { useState } from 'react';
import type { Covered } from '../../blog/cover.tsx';

interface Chosen {
  file: File;
  address: string;
}

/** The cover as it will be after the save: the post's own, a file chosen here, or none. */
export function useCover(blog: Blog | undefined) {
  const [chosen, setChosen] = useState<Chosen>();
  const [isRemoved, setRemoved] = useState(false);
  const [problem, setProblem] = useState<string>();
  const own = isRemoved ? null : (blog?.coverPicture ?? null);

  const choose = async (file: File) => {
    const refusal = pictureProblem(file);
    setProblem(refusal);
    if (refusal) return;
    try {
      setChosen({ file, address: await dataAddress(file) });
    } catch {
      setProblem(say(messages.imagePreviewFailure));
    }
  };

  const drawn: Omit<Covered, 'coverAlt'> = chosen
    ? { coverImage: chosen.address, coverPicture: null }
    : { coverImage: isRemoved ? null : (blog?.coverImage ?? null), coverPicture: own };

  return {
    file: chosen?.file,
    isRemoved: isRemoved && !chosen,
    isChanged: Boolean(chosen) || isRemoved,
    drawn,
    problem,
    choose,
    refuse: setProblem,
    remove: () => {
      setChosen(undefined);
      setProblem(undefined);
      setRemoved(Boolean(blog?.coverImage));
    },
    /** What was chosen cannot be shown: it is no picture after all. */
    drop: () => {
      setChosen(undefined);
      setProblem(say(messages.imagePreviewFailure));
    },
  };
}

export type CoverChoice = ReturnType<typeof useCover>;
