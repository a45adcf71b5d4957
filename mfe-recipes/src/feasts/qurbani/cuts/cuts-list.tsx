import { Link } from 'react-router-dom';
import { t } from '../../../texts/text.ts';
import { dishesOf } from '../../dishes/dishes.ts';
import { wishPath } from '../../dishes/wish-path.ts';
import { formatNumber } from '../shares/weights.ts';
import styles from './cuts.module.css';
import { cuts } from './cuts.ts';
import { Sheep } from './sheep.tsx';

/** The drawing with its cuts, and what each is good for. */
export function Cuts() {
  const all = cuts();
  return (
    <div className={styles.cuts}>
      <Sheep cuts={all} />
      <ol className={styles.list}>
        {all.map(({ id, name, words, dishes }, at) => (
          <li key={id} id={`cut-${id}`} className={styles.entry}>
            <h3 className={styles.name}>
              <span className={styles.number}>{formatNumber(at + 1)}</span> {name}
            </h3>
            <p>{words}</p>
            <ul className={styles.dishes} aria-label={t('qurbani.cuts.cook', { cut: name })}>
              {dishesOf(dishes).map(dish => (
                <li key={dish.id}>
                  <Link to={wishPath(dish.title)}>{dish.title}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
