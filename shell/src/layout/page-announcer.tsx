import { pageTitle, VisuallyHidden } from '@sufra/web-kit';
import { useEffect, useState } from 'react';
import { usePageIdentity } from './page-change.ts';

const timeForTheTitle = 250;

/** Says the title of each new page to screen readers, which hear nothing of a page that no browser has loaded. */
export function PageAnnouncer() {
  const identity = usePageIdentity();
  const [first] = useState(identity);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (identity === first) return;
    const say = () => setMessage(pageTitle());
    let timer = setTimeout(say, timeForTheTitle);
    // A page that still loads its content sets its title later.
    const watcher = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(say, timeForTheTitle);
    });
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [identity, first]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {message}
    </VisuallyHidden>
  );
}
