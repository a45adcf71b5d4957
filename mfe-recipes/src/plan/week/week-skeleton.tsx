import { calendarMeals, weekOf } from '@sufra/contracts';
import { Loading, Skeleton } from '@sufra/web-kit';
import { t } from '../../texts/text.ts';
import { today } from '../dates.ts';
import { dayName, mealName } from '../slots.ts';
import strip from './day-strip.module.css';
import styles from './week.module.css';

export const WeekSkeleton = () => (
  <Loading label={t('plan.loading')}>
    <div className={styles.bar}>
      <Skeleton shape="block" width="10.2rem" height="44px" />
      <Skeleton shape="block" width="9.2rem" height="44px" />
      <Skeleton width="8rem" />
    </div>
    <Skeleton shape="block" className={strip.toCome} />
    <div className={styles.board}>
      <div className={styles.days}>
        {weekOf(today()).map(date => (
          <div key={date} className={styles.day}>
            <p className={styles.dayName}>{dayName(date)}</p>
            <div className={styles.meals}>
              {calendarMeals.map(meal => (
                <div key={meal} className={styles.slot}>
                  <span className={styles.mealName}>{mealName(meal, date)}</span>
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
