import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { session } from '../session/session.ts';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '../testing/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SiteTimers } from './site-timers.tsx';
import { startTimer } from './start-timer.ts';
import { takeRings } from './timer-store.ts';

const start = (name: string, minutes: number) => () =>
  startTimer({ name, minutes, about: 'Step 2, Pilaf', link: '/pot?step=2' });

function Pot() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PageHead title="Pot" />
      <Button onClick={start('Rice', 10)}>Rice</Button>
      <Button onClick={start('Tea', 3)}>Tea</Button>
      <Button onClick={() => setIsOpen(true)}>Cook</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} size="full" title="Cooking">
        <Button onClick={start('Beans', 60)}>Beans</Button>
      </Dialog>
    </>
  );
}

const renderAt = rendererOf([
  {
    element: (
      <>
        <main tabIndex={-1}>
          <Link to="/news">News</Link>
          <Outlet />
        </main>
        <SiteTimers />
      </>
    ),
    children: [
      { path: '/pot', element: <Pot /> },
      { path: '/news', element: <PageHead title="News" /> },
    ],
  },
]);

const bar = async () => within(await screen.findByRole('region', { name: 'Timers' }));
const announced = () => document.querySelector('[aria-live="assertive"][aria-atomic]')?.textContent;
const api = apiStandIn();
let minutesGone = 0;

/** The browser's clock goes on, as after a sleep. */
function pass(minutes: number) {
  minutesGone += minutes;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  beSignedOut();
  minutesGone = 0;
  const begin = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => begin + minutesGone * 60_000);
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  for (const name of ['Notification', 'AudioContext', 'OscillatorNode', 'GainNode']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

async function startRice() {
  const opened = renderAt('/pot');
  await opened.person.click(await screen.findByRole('button', { name: 'Rice' }));
  await bar();
  return opened;
}

describe('the timers of the site', () => {
  test('are not there until one is started', async () => {
    const { person } = renderAt('/pot');
    await screen.findByRole('button', { name: 'Rice' });
    expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Rice' }));
    expect((await bar()).getByRole('timer')).toHaveTextContent('10:00');
  });

  test.each(['', 'no JSON', '{}', '[7, null]', '"text"'])(
    'are started beside %j, which is none of theirs',
    async stored => {
      localStorage.setItem('sufra:timers', stored);
      await startRice();
      expect((await bar()).getAllByRole('timer')).toHaveLength(1);
    },
  );

  test('stay on another page, and lead back to where they were started', async () => {
    const { person, address } = await startRice();
    await person.click(screen.getByRole('link', { name: 'News' }));
    await waitFor(() => expect(document.title).toMatch(/^News/));
    await person.click((await bar()).getByRole('link', { name: 'Rice Step 2, Pilaf' }));
    expect(address()).toBe('/pot?step=2');
  });

  test('are paused, resumed, prolonged and stopped', async () => {
    const { person } = await startRice();
    const timers = await bar();
    await person.click(timers.getByRole('button', { name: 'Pause: Rice' }));
    pass(30);
    expect(timers.getByRole('timer')).toHaveTextContent('10:00');
    await person.click(timers.getByRole('button', { name: 'Resume: Rice' }));
    pass(4);
    expect(timers.getByRole('timer')).toHaveTextContent('6:00');
    await person.click(timers.getByRole('button', { name: '+1 min: Rice' }));
    expect(timers.getByRole('timer')).toHaveTextContent('7:00');
    await person.click(timers.getByRole('button', { name: 'Stop: Rice' }));
    expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('stand in the order of their ends', async () => {
    const { person } = await startRice();
    await person.click(screen.getByRole('button', { name: 'Tea' }));
    const names = () => screen.getAllByRole('timer').map(each => each.textContent);
    await waitFor(() => expect(names()).toEqual(['3:00', '10:00']));
  });

  test('are drawn once, in the dialog that takes the place of the page', async () => {
    const { person } = await startRice();
    await person.click(screen.getByRole('button', { name: 'Cook' }));
    await person.click(screen.getByRole('button', { name: 'Beans' }));
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getAllByRole('timer', { hidden: true })).toHaveLength(2),
    );
    expect(screen.getAllByRole('timer', { hidden: true })).toHaveLength(2);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByRole('timer')).toHaveLength(2);
  });

  test('are forgotten as a member signs out', async () => {
    signInAs(aUser());
    await startRice();
    api.reply('POST /auth/session/end', { body: { message: 'You are signed out.' } });
    await act(() => session.signOut());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument());
  });
});

describe('a timer that ends', () => {
  test('is said in the bar, in the title of any page and to a screen reader', async () => {
    const { person } = await startRice();
    await person.click(screen.getByRole('link', { name: 'News' }));
    pass(10);
    expect(await screen.findByText('Time is up')).toBeVisible();
    expect(document.title).toBe('⏰ Rice is done');
    expect(announced()).toBe('Rice is done');

    await person.click(screen.getByRole('button', { name: 'Stop: Rice' }));
    expect(document.title).toMatch(/^News - /);
    expect(announced()).toBe('');
  });

  test('while its page was closed is said at the return, with how long ago', async () => {
    await startRice();
    cleanup();
    pass(25);
    renderAt('/news');
    expect(await screen.findByText('Time was up 15 min ago')).toBeVisible();
    expect(announced()).toBe('Rice was done 15 min ago');
  });

  test('and is given a minute more runs again, and ends again', async () => {
    const { person } = await startRice();
    pass(10);
    await person.click(await screen.findByRole('button', { name: '+1 min: Rice' }));
    expect(document.title).toMatch(/^Pot - /);
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
    pass(1);
    expect(announced()).toBe('Rice is done');
  });

  test('rings in one tab: the others find that it has rung', async () => {
    const starts = soundOf();
    await startRice();
    pass(10);
    await waitFor(() => expect(starts).toHaveBeenCalled());
    const ids = JSON.parse(localStorage.getItem('sufra:timers') ?? '[]').map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(1);
    expect(takeRings(ids)).toEqual([]);
    const notes = starts.mock.calls.length;
    cleanup();
    renderAt('/news');
    expect(await screen.findByText('Time is up')).toBeVisible();
    await new Promise(resume => setTimeout(resume, 0));
    expect(starts).toHaveBeenCalledTimes(notes);
  });

  describe('with notifications', () => {
    const notice = { permission: 'default', requestPermission: jest.fn(async () => notice.permission) };
    const shown = jest.fn();

    beforeEach(() => {
      notice.permission = 'default';
      notice.requestPermission.mockClear();
      shown.mockClear();
      const worker = {
        getRegistration: async () => ({ showNotification: async (...all: unknown[]) => shown(...all) }),
      };
      api.reply('GET /reminders/key', { body: { key: 'a key' } });
      Object.defineProperty(globalThis, 'Notification', { value: notice, configurable: true });
      Object.defineProperty(globalThis, 'PushManager', { value: class {}, configurable: true });
      Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      Reflect.deleteProperty(globalThis, 'PushManager');
    });
    const offer = () => screen.queryByRole('button', { name: 'Notify me when it ends' });
    const reminder = () => screen.getByRole('switch', { name: 'When a timer ends' });

    test('asks by itself neither a visitor nor a member, and shows none', async () => {
      await startRice();
      expect(offer()).not.toBeInTheDocument();
      act(() => signInAs(aUser()));
      expect(offer()).toBeVisible();
      pass(10);
      expect(await screen.findByText('Time is up')).toBeVisible();
      expect(notice.requestPermission).not.toHaveBeenCalled();
      expect(shown).not.toHaveBeenCalled();
    });

    test('asks a member who turns it on, and shows one by the worker with the way to the dish', async () => {
      signInAs(aUser());
      const { person } = await startRice();
      await person.click(offer() as HTMLElement);
      expect(notice.requestPermission).not.toHaveBeenCalled();
      expect(reminder()).toHaveAccessibleDescription(/^Your browser asks whether/);
      notice.permission = 'granted';
      await person.click(reminder());
      await waitFor(() => expect(reminder()).toBeChecked());
      const [timer] = JSON.parse(localStorage.getItem('sufra:timers') ?? '[]');
      pass(10);
      const tag = `${timer.id} ${timer.endsAt}`;
      const options = {
        body: 'Step 2, Pilaf',
        tag,
        data: { path: '/pot?step=2', language: document.documentElement.lang },
      };
      await waitFor(() => expect(shown.mock.calls).toEqual([['Rice is done', options]]));
    });

    test('says how they are allowed where the browser was told no', async () => {
      signInAs(aUser());
      const { person } = await startRice();
      await person.click(offer() as HTMLElement);
      notice.requestPermission.mockImplementationOnce(async () => 'denied');
      await person.click(reminder());
      await waitFor(() =>
        expect(reminder()).toHaveAccessibleDescription(/^Your browser lets this site show no/),
      );
      expect(reminder()).not.toBeChecked();
    });

    test('shows a member none who has not turned it on, whatever the browser allows; a visitor has no switch', async () => {
      notice.permission = 'granted';
      signInAs(aUser());
      const { person } = await startRice();
      pass(10);
      expect(await screen.findByText('Time is up')).toBeVisible();
      expect(shown).not.toHaveBeenCalled();
      act(() => beSignedOut());
      await person.click(await screen.findByRole('button', { name: 'Tea' }));
      pass(3);
      await waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
    });
  });
});

/** A browser with sound: what is called for each note. */
function soundOf() {
  const starts = jest.fn();
  class Node {
    gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect = (next: unknown) => next;
    start = starts;
    stop() {}
  }
  class Audio {
    state = 'running';
    currentTime = 0;
    destination = {};
  }
  const parts = { AudioContext: Audio, OscillatorNode: Node, GainNode: Node };
  for (const [name, value] of Object.entries(parts)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return starts;
}

test('a timer that ended six hours ago is forgotten', async () => {
  await startRice();
  cleanup();
  pass(10 + 6 * 60);
  renderAt('/news');
  await waitFor(() => expect(localStorage.getItem('sufra:timers')).toBe('[]'));
  expect(screen.queryByRole('region', { name: 'Timers' })).not.toBeInTheDocument();
});
