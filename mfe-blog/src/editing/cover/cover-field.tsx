import { limits } from '@sufra/contracts';
import { Button, TextField, type TextFieldProps, useElementId } from '@sufra/web-kit';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { acceptedPictures } from '../picture-problem.ts';
import styles from './cover-field.module.css';
import type { CoverChoice } from './use-cover.ts';

interface CoverFieldProps {
  cover: CoverChoice;
  /** What ties the description to the form. */
  alt: Omit<TextFieldProps, 'label'>;
}

export function CoverField({ cover, alt }: CoverFieldProps) {
  const id = useElementId();
  const picker = useRef<HTMLInputElement>(null);
  const address = cover.drawn.coverPicture?.src ?? cover.drawn.coverImage;

  const remove = () => {
    cover.remove();
    picker.current?.focus();
  };

  return (
    <fieldset
      className={styles.field}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void cover.choose(file);
      }}
    >
      <legend className={styles.legend}>
        Cover image <span className={styles.optional}>(optional)</span>
      </legend>
      {address && (
        <img className={styles.preview} src={address} alt="The cover as chosen" onError={cover.drop} />
      )}
      <div className={styles.actions}>
        <label className={styles.pick}>
          <ImagePlus aria-hidden="true" />
          <span>{address ? 'Choose another image' : 'Choose an image'}</span>
          <input
            ref={picker}
            type="file"
            accept={acceptedPictures}
            aria-label="Cover image"
            aria-describedby={`${id}-hint${cover.problem ? ` ${id}-error` : ''}`}
            aria-invalid={cover.problem ? true : undefined}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void cover.choose(file);
              currentTarget.value = '';
            }}
          />
        </label>
        {address && (
          <Button tone="danger" onClick={remove}>
            Remove image
          </Button>
        )}
      </div>
      {cover.problem && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <CircleAlert aria-hidden="true" />
          {cover.problem}
        </p>
      )}
      <p className={styles.hint} id={`${id}-hint`}>
        PNG, JPG, GIF or WebP, up to 5MB. You can also drop one here.
      </p>
      {address && (
        <TextField
          {...alt}
          label="Describe the cover"
          optional
          maxLength={limits.blogAltLength}
          hint="For those who cannot see it."
        />
      )}
    </fieldset>
  );
}
