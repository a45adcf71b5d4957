import type { BlogSummary } from '@sufra/contracts';
import { Button } from '@sufra/web-kit';
import { Languages } from 'lucide-react';
import { t } from '../texts/text.ts';

export const TranslateButton = ({ blog, onTranslate }: { blog: BlogSummary; onTranslate: () => void }) => (
  <Button tone="quiet" aria-label={t('editor.translateOf', { title: blog.title })} onClick={onTranslate}>
    <Languages aria-hidden="true" />
    {t('editor.translate')}
  </Button>
);
