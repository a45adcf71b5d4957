import { Column, Loading, Skeleton } from '@sufra/web-kit';
import { t } from '../texts/text.ts';

/** Until the first page has come. */
export const PageOnItsWay = () => (
  <Column roomy>
    <Loading label={t('page.onItsWay')}>
      <Skeleton shape="title" width="60%" />
      <Skeleton lines={3} />
    </Loading>
  </Column>
);
