import { Column, Loading, Skeleton } from '@sufra/web-kit';

/** Until the first page has come. */
export const PageOnItsWay = () => (
  <Column roomy>
    <Loading label="The page is on its way">
      <Skeleton shape="title" width="60%" />
      <Skeleton lines={3} />
    </Loading>
  </Column>
);
