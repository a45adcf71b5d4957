import { limits } from '@sufra/contracts';
import { Button, TextField, type TextFieldProps, useElementId } from '@sufra/web-kit';
import { FilePick } from '@sufra/web-kit/file-pick';
import { acceptedPictures } from '@sufra/web-kit/photo';
import { CircleAlert, ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { t, tRich } from '../../texts/text.ts';
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
        {tRich('cover.legend', { optional: words => <span className={styles.optional}>{words}</span> })}
      </legend>
      {address && (
        <img className={styles.preview} src={address} alt={t('cover.chosen')} onError={cover.drop} />
      )}
      <div className={styles.actions}>
        <FilePick
          ref={picker}
          label={address ? t('cover.other') : t('cover.choose')}
          name={t('cover.label')}
          icon={<ImagePlus aria-hidden="true" />}
          accept={acceptedPictures}
          describedBy={`${id}-hint${cover.problem ? ` ${id}-error` : ''}`}
          isInvalid={cover.problem !== undefined}
          onPick={file => void cover.choose(file)}
        />
        {address && (
          <Button tone="danger" onClick={remove}>
            {t('cover.remove')}
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
        {t('cover.hint')}
      </p>
      {address && (
        <TextField
          {...alt}
          label={t('cover.describe')}
          optional
          maxLength={limits.blogAltLength}
          hint={t('picture.forWhom')}
        />
      )}
    </fieldset>
  );
}
