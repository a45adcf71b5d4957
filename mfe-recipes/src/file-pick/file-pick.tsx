import type { ReactNode, Ref } from 'react';
import styles from './file-pick.module.css';

interface FilePickProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  icon: ReactNode;
  accept: string;
  describedBy: string;
  isInvalid?: boolean;
  onPick: (file: File) => void;
}

/** A button that asks for a file; the same one may be chosen again. */
export const FilePick = ({ ref, label, icon, accept, describedBy, isInvalid, onPick }: FilePickProps) => (
  <label className={styles.pick}>
    {icon}
    <span>{label}</span>
    <input
      ref={ref}
      type="file"
      accept={accept}
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
