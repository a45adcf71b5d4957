import { t } from '../../../texts/text.ts';
import part from '../../part.module.css';
import styles from './keeping.module.css';
import { sources } from './sources.ts';

/** Days in the fridge and months in the freezer, each from and to (the Cold Food Storage Chart). */
const times = () => [
  { what: t('qurbani.keeping.whole'), days: [3, 5], months: [4, 12] },
  { what: t('qurbani.keeping.minced'), days: [1, 2], months: [3, 4] },
  { what: t('qurbani.keeping.offal'), days: [1, 2], months: [3, 4] },
  { what: t('qurbani.keeping.cooked'), days: [3, 4], months: [2, 3] },
];

/** How meat stays good, with its sources. */
export function Keeping() {
  return (
    <>
      <ul className={styles.rules}>
        <li>{t('qurbani.keeping.cool')}</li>
        <li>{t('qurbani.keeping.pack')}</li>
        <li>{t('qurbani.keeping.thaw')}</li>
        <li>{t('qurbani.keeping.done')}</li>
      </ul>
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">{t('qurbani.keeping.what')}</th>
            <th scope="col">{t('qurbani.keeping.fridge')}</th>
            <th scope="col">{t('qurbani.keeping.freezer')}</th>
          </tr>
        </thead>
        <tbody>
          {times().map(({ what, days, months }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{t('qurbani.keeping.days', { first: days[0] ?? 0, last: days[1] ?? 0 })}</td>
              <td>{t('qurbani.keeping.months', { first: months[0] ?? 0, last: months[1] ?? 0 })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('qurbani.keeping.frozen')}</p>
      <div className={part.note}>
        <p>{t('qurbani.sources')}</p>
        <ul className={styles.sources} lang="en" dir="ltr" translate="no">
          {sources.map(source => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
