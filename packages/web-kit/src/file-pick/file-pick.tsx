import type { ReactNode, Ref } from 'react';
import styles from './file-pick.module.css';

interface FilePickProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** For readers by ear, where the words on the button do not say what the file is for. */
  name?: string;
  icon: ReactNode;
  accept: string;
  describedBy: string;
  isInvalid?: boolean;
  onPick: (file: File) => void;
}

/** A button that asks for a file; the same one may be chosen again. */
export const FilePick = ({
  ref,
  label,
  name,
  icon,
  accept,
  describedBy,
  isInvalid,
  onPick,
}: FilePickProps) => (
  <label className={styles.pick}>
    {icon}
    <span>{label}</span>
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={name}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onPick(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
