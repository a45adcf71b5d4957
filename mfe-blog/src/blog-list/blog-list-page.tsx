import { Column, PageHead } from '@sufra/web-kit';
import { BlogList } from './blog-list.tsx';

export default function BlogListPage() {
  return (
    <Column roomy>
      <PageHead
        title="Blog"
        description="Notes from the kitchen: halal cooking, Sunnah foods, and eating together."
        heading="Notes from the kitchen"
        eyebrow="The blog"
        lead="Halal cooking, Sunnah foods, and the manners of eating together."
      />
      <BlogList />
    </Column>
  );
}
