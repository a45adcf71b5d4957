import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Only a picture; give `label` where no words beside it say what is awaited. */
export const Spinner = ({ label }: { label?: string }) => (
  <>
    <svg
      className={styles.spinner}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </>
);
