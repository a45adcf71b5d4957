import { isRightToLeft } from '@sufra/web-kit';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './panel-tabs.module.css';

interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: at => (isRightToLeft() ? at + 1 : at - 1),
  ArrowRight: at => (isRightToLeft() ? at - 1 : at + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Which tab is open stands in the address (`?tab=…`), so that it can be kept and sent. */
export function PanelTabs({ label, tabs }: { label: string; tabs: [Tab, ...Tab[]] }) {
  const [parameters, setParameters] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.find(tab => tab.id === parameters.get('tab')) ?? tabs[0];

  const show = (tab: Tab) =>
    setParameters(tab === tabs[0] ? {} : { tab: tab.id }, { replace: true, preventScrollReset: true });

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (step(tabs.indexOf(open), tabs.length) + tabs.length) % tabs.length;
    list.current?.querySelectorAll('button')[next]?.focus();
    show(tabs[next] ?? open);
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} ref={list}>
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${tab.id}-tab`}
            aria-selected={tab === open}
            aria-controls={tab === open ? tab.id : undefined}
            tabIndex={tab === open ? 0 : -1}
            className={styles.tab}
            onClick={() => show(tab)}
            onKeyDown={move}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={open.id} aria-labelledby={`${open.id}-tab`}>
        {open.content}
      </div>
    </>
  );
}
