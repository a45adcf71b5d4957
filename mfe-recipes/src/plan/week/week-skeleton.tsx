import { planDays, planSlots } from '@sufra/contracts';
import { Loading, Skeleton } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { dayNames, mealNames } from '../slots.ts';
import styles from './week.module.css';

export const WeekSkeleton = () => (
  <Loading label={t('plan.loading')}>
    <div className={styles.bar}>
      <Skeleton shape="block" width="10.2rem" height="44px" />
      <Skeleton shape="block" width="9.2rem" height="44px" />
      <Skeleton width="8rem" />
    </div>
    <div className={styles.board}>
      <div className={styles.days}>
        {planDays.map(day => (
          <div key={day} className={styles.day}>
            <p className={styles.dayName}>{dayNames()[day]}</p>
            <div className={styles.meals}>
              {planSlots.map(meal => (
                <div key={meal} className={styles.slot}>
                  <span className={styles.mealName}>{mealNames()[meal]}</span>
                  <Skeleton shape="block" height="52px" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={styles.trayToCome}>
        <Skeleton shape="block" height="24rem" />
      </div>
    </div>
  </Loading>
);
