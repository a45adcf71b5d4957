import { t } from '../texts/text.ts';

export const ReadingTime = ({ minutes }: { minutes: number }) => (
  <span>{t('post.minutes', { minutes })}</span>
);
