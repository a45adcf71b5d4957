import { planDays } from '@sufra/contracts';
import { Loading, Skeleton } from '@sufra/web-kit';
import { dayNames, mealNames } from '../slots.ts';
import styles from './week.module.css';

export const WeekSkeleton = () => (
  <Loading label="Loading your week">
    <div className={styles.days}>
      {planDays.map(day => (
        <div key={day} className={styles.day}>
          <p className={styles.dayName}>{dayNames[day]}</p>
          <div className={styles.meals}>
            {Object.keys(mealNames).map(meal => (
              <Skeleton key={meal} shape="block" height="52px" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
