import { legalTextsUpdated } from '@sufra/contracts';
import { formatDate } from '@sufra/web-kit';
import { tRich } from '../../texts/text.ts';

export const LastUpdated = () =>
  tRich('legal.updated', {
    date: <time dateTime={legalTextsUpdated}>{formatDate(legalTextsUpdated)}</time>,
  });
