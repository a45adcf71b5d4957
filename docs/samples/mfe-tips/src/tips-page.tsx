import { Column, PageHead } from '@sufra/web-kit';
import { t } from './texts/text.ts';
import { TipList } from './tip-list.tsx';

export default function TipsPage() {
  return (
    <Column roomy>
      <PageHead title={t('tips.title')} description={t('tips.description')} heading={t('tips.heading')} />
      <TipList />
    </Column>
  );
}
