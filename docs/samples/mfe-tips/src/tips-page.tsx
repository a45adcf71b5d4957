import { Column, PageHead } from '@sufra/web-kit';
import { TipList } from './tip-list.tsx';

export default function TipsPage() {
  return (
    <Column roomy>
      <PageHead
        title="Tips"
        description="What members have found out in their kitchens."
        heading="Tips for the kitchen"
      />
      <TipList />
    </Column>
  );
}
