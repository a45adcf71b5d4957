import styles from '../forms/form.module.css';

export const DeletionConsequences = ({ isPremium }: { isPremium: boolean }) => (
  <ul className={styles.consequences}>
    <li>You are signed out on every device, at once.</li>
    <li>Your name, your address and your recipes are removed everywhere.</li>
    {isPremium && <li>Your premium membership ends, and nothing more is charged.</li>}
    <li>What was given to charity stays in the ledger, without a name.</li>
  </ul>
);
