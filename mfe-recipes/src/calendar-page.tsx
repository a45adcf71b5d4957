import { useLocation } from 'react-router-dom';
import EidPage from './feasts/eid/eid-page.tsx';
import QurbaniPage from './feasts/qurbani/qurbani-page.tsx';
import RamadanPage from './ramadan/ramadan-page.tsx';

const pages: Record<string, typeof RamadanPage> = { eid: EidPage, qurbani: QurbaniPage };

/**
 * What its address names: the month, or a feast. They are one part of the script, for they share dates, dishes and the days more
 * or less, and each leads to the next.
 */
export default function CalendarPage() {
  const [, last = ''] = /([^/]+)\/*$/.exec(useLocation().pathname.toLowerCase()) ?? [];
  const Page = pages[last] ?? RamadanPage;
  return <Page />;
}
