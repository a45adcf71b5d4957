import { legalTextsUpdated } from '@sufra/contracts';
import { formatDate } from '@sufra/web-kit';

export const LastUpdated = () => (
  <>
    Last updated <time dateTime={legalTextsUpdated}>{formatDate(legalTextsUpdated)}</time>
  </>
);
