import { classes, IconButton, useElementId } from '@sufra/web-kit';
import { FilePick } from '@sufra/web-kit/file-pick';
import { FileUp, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { t } from '../../texts/text.ts';
import { recipeFileEndings } from '../archive/is-recipe-file.ts';
import styles from './file-choice.module.css';

interface FileChoiceProps {
  file: File | null;
  onChoose: (file: File | null) => void;
}

const accepted = ['.html', '.htm', 'text/html', 'image/*', ...recipeFileEndings].join(',');

/** A saved page, a photo or a file of recipes, chosen or dropped. */
export function FileChoice({ file, onChoose }: FileChoiceProps) {
  const id = useElementId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  const remove = () => {
    onChoose(null);
    picker.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone; the control in it does the same by keyboard
    <div
      className={classes(styles.zone, isOver && styles.over)}
      onDragOver={event => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FilePick
        ref={picker}
        label={t('import.file.choose')}
        icon={<FileUp aria-hidden="true" />}
        accept={accepted}
        describedBy={`${id}-hint`}
        onPick={onChoose}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {t('import.file.hint')}
      </p>
      {file && (
        <p className={styles.file}>
          <bdi>{file.name}</bdi>
          <IconButton label={t('import.file.remove', { name: file.name })} onClick={remove}>
            <X aria-hidden="true" />
          </IconButton>
        </p>
      )}
    </div>
  );
}
