import type { Picture } from '@sufra/contracts';
import { ApiError, NetworkError } from '@sufra/web-kit';
import { pictureProblem } from '@sufra/web-kit/photo';
import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useState } from 'react';
import { t } from '../../texts/text.ts';
import { keptPlace } from './kept-place.ts';
import { pictureAttributes } from './post-picture.ts';
import { uploadPicture } from './upload-picture.ts';

export interface Upload {
  id: number;
  name: string;
  cancel: () => void;
}

/** Pictures on their way into the text; each lands where it was dropped, however much is written meanwhile. */
export function usePictureUploads() {
  const [underWay, setUnderWay] = useState<Upload[]>([]);
  const [problem, setProblem] = useState<string>();
  const lastId = useRef(0);

  const add = useCallback(async (editor: Editor, files: File[], at = editor.state.selection.to) => {
    setProblem(undefined);
    const place = keptPlace(editor, at);
    for (const file of files) {
      const refusal = pictureProblem(file);
      if (refusal) {
        setProblem(t('picture.problem', { name: file.name, problem: refusal }));
        continue;
      }
      const controller = new AbortController();
      const id = ++lastId.current;
      const leave = () => setUnderWay(list => list.filter(upload => upload.id !== id));
      const cancel = () => {
        controller.abort();
        leave();
      };
      setUnderWay(list => [...list, { id, name: file.name, cancel }]);
      try {
        const picture = await uploadPicture(file, controller.signal);
        if (!controller.signal.aborted) insertPicture(editor, picture, place.get());
      } catch (error) {
        if (!controller.signal.aborted)
          setProblem(t('picture.problem', { name: file.name, problem: reasonOf(error) }));
      } finally {
        leave();
      }
    }
    place.release();
  }, []);

  return { underWay, problem, add, forgetProblem: () => setProblem(undefined) };
}

const reasonOf = (error: unknown) =>
  error instanceof ApiError || error instanceof NetworkError ? error.message : String(error);

function insertPicture(editor: Editor, picture: Picture, at: number) {
  if (editor.isDestroyed) return;
  const node = { type: 'image', attrs: pictureAttributes(picture) };
  editor.chain().insertContentAt(Math.min(at, editor.state.doc.content.size), node).run();
  // Selected, so that its description can be written at once.
  editor.state.doc.descendants((each, position) => {
    if (each.attrs.src === picture.src) editor.commands.setNodeSelection(position);
  });
}
