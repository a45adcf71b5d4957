import { limits, type Recipe } from '@sufra/contracts';
import { Button, TextField, useElementId } from '@sufra/web-kit';
import { FilePick } from '@sufra/web-kit/file-pick';
import { acceptedPictures, pictureProblem } from '@sufra/web-kit/photo';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { t } from '../texts/text.ts';
import styles from './photo-section.module.css';
import { usePhoto } from './use-photo.ts';

/** The owner's own photo of a dish: given, replaced, described, taken away. */
export function PhotoSection({ recipe }: { recipe: Recipe }) {
  const id = useElementId();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const { set, remove, isPending } = usePhoto(recipe, setProblem);
  const { photo } = recipe;
  const alt = typed ?? photo?.alt ?? '';

  /** What was typed while an answer was awaited stays. */
  const forgetSent = () => setTyped(now => (now === typed ? undefined : now));
  const choose = (file: File) => {
    const refusal = pictureProblem(file);
    setProblem(refusal);
    if (!refusal) set({ file, alt }, forgetSent);
  };
  const takeAway = () =>
    remove(() => {
      setTyped(undefined);
      picker.current?.focus();
    });

  return (
    <section className={styles.section} aria-labelledby={id} aria-busy={isPending} data-print="hide">
      <div>
        <h2 id={id} className={styles.heading}>
          {t('photo.title')}
        </h2>
        <p className={styles.hint} id={`${id}-hint`}>
          {t('photo.hint')}
        </p>
      </div>
      <div className={styles.row}>
        <FilePick
          ref={picker}
          label={photo ? t('photo.other') : t('photo.choose')}
          icon={<ImagePlus aria-hidden="true" />}
          accept={acceptedPictures}
          describedBy={`${id}-hint${problem ? ` ${id}-error` : ''}`}
          isInvalid={problem !== undefined}
          onPick={choose}
        />
        {photo && (
          <Button tone="danger" busy={isPending} onClick={takeAway}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      {problem && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <CircleAlert aria-hidden="true" />
          {problem}
        </p>
      )}
      {photo && (
        <div className={styles.row}>
          <TextField
            label={t('photo.describe')}
            hint={t('photo.forWhom')}
            optional
            maxLength={limits.photoAltLength}
            value={alt}
            onChange={({ target }) => setTyped(target.value)}
          />
          {typed !== undefined && typed.trim() !== photo.alt && (
            <Button busy={isPending} onClick={() => set({ alt }, forgetSent)}>
              {t('photo.keep')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
