import { legalTextsUpdated } from '@sufra/contracts';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const LastUpdated = () => (
  <>
    Last updated <time dateTime={legalTextsUpdated}>{words.format(new Date(legalTextsUpdated))}</time>
  </>
);
