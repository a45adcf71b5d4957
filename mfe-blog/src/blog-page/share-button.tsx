import type { BlogSummary } from '@sufra/contracts';
import { Button, pageLanguage, prefixOf, toast, useBrowserValue } from '@sufra/web-kit';
import { Link2, Share2 } from 'lucide-react';
import { blogPath } from '../blog/blog-path.ts';
import { t } from '../texts/text.ts';

/** By the device's own menu where there is one, else by copying the address. */
export function ShareButton({ blog }: { blog: BlogSummary }) {
  const canShare = useBrowserValue(() => typeof navigator.share === 'function', false);

  const share = () => {
    // In the language in which it was read.
    const address = location.origin + prefixOf(pageLanguage()) + blogPath(blog);
    return canShare ? shareNatively({ title: blog.title, url: address }) : copy(address);
  };

  return (
    <Button tone="quiet" onClick={() => void share()}>
      {canShare ? <Share2 aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      {canShare ? t('page.share') : t('page.copyLink')}
    </Button>
  );
}

async function shareNatively({ title, url }: { title: string; url: string }) {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    // Thought better of: that is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(url);
  }
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    toast(t('page.copied'));
  } catch {
    toast({ tone: 'danger', message: t('page.copyFailed') });
  }
}
