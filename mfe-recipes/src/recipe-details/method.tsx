import styles from './method.module.css';

export const Method = ({ steps }: { steps: string[] }) => (
  <ol className={styles.steps}>
    {steps.map((step, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike, and they never move
      <li key={place}>{step}</li>
    ))}
  </ol>
);
