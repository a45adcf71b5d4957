import { useEffect, useRef } from 'react';
import { oneTabAtATime } from '../session/one-tab-at-a-time.ts';
import { t } from '../texts/text.ts';
import { setTitleNotice } from '../ui/document-title.ts';
import { notify } from './notify.ts';
import { ring } from './ring.ts';
import { isOver, minutesLate, type Timer } from './timer.ts';
import { memberNow } from './timer-session.ts';
import { takeRings } from './timer-store.ts';
import { wakeSound } from './wake-sound.ts';

const headStart = 1_000;
// The longest that setTimeout can wait; with more it does not wait at all.
const longestWait = 2 ** 31 - 1;

/** Each tab says that a timer has ended, in its title and to a screen reader; one tab rings. */
export function useAlarm(timers: Timer[], say: (message: string) => void) {
  const said = useRef(new Set<string>());
  useSoundAfterReload();

  useEffect(() => {
    let next: ReturnType<typeof setTimeout> | undefined;

    const look = () => {
      const now = Date.now();
      const over = timers.filter(timer => isOver(timer, now));
      setTitleNotice(titleFor(over));
      if (over.length === 0) say('');

      const news = over.filter(timer => !said.current.has(endOf(timer)));
      for (const timer of news) said.current.add(endOf(timer));
      if (news.length > 0) {
        say(news.map(timer => sentenceFor(timer, now)).join('. '));
        void ringOnce(news);
      }

      // Not by the ticks of the clock on the page: browsers slow those down in a tab that is not looked at.
      clearTimeout(next);
      const ends = timers.filter(timer => timer.pausedWith === null && !isOver(timer, now));
      const wait = Math.min(...ends.map(({ endsAt }) => endsAt)) - now;
      if (ends.length > 0) next = setTimeout(look, Math.min(wait, longestWait));
    };

    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(next);
      document.removeEventListener('visibilitychange', look);
    };
  }, [timers, say]);

  useEffect(() => () => setTitleNotice(undefined), []);
}

const endOf = ({ id, endsAt }: Timer) => `${id} ${endsAt}`;

const titleFor = ([first, ...others]: Timer[]) =>
  first &&
  (others.length > 0
    ? t('timers.tabOfMany', { count: others.length + 1 })
    : t('timers.tab', { name: first.name }));

function sentenceFor(timer: Timer, now: number) {
  const { name } = timer;
  const minutes = minutesLate(timer, now);
  return minutes > 0 ? t('timers.doneSince', { name, minutes }) : t('timers.done', { name });
}

async function ringOnce(timers: Timer[]) {
  // A tab in which something was pressed may make a sound, so it comes before one that may not.
  if (!navigator.userActivation?.hasBeenActive) await new Promise(resume => setTimeout(resume, headStart));
  const taken = await oneTabAtATime(async () => takeRings(timers.map(({ id }) => id)), 'sufra:timers');
  if (taken.length > 0) ring();
  const member = memberNow();
  await Promise.all(taken.map(timer => notify(timer, member)));
}

/** A page that was loaded while a timer ran may make no sound until something is pressed in it. */
function useSoundAfterReload() {
  useEffect(() => {
    const options = { once: true, capture: true };
    const wake = () => void wakeSound();
    addEventListener('pointerup', wake, options);
    addEventListener('keydown', wake, options);
    return () => {
      removeEventListener('pointerup', wake, options);
      removeEventListener('keydown', wake, options);
    };
  }, []);
}
