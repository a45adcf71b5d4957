import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiStandIn, aUser, beSignedOut, rendererOf, signInAs } from '@sufra/web-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aRecipe } from '../../test/a-recipe.ts';
import { routes } from '../routes.tsx';
import { timerName } from './timer-name.ts';

const renderAt = rendererOf(routes);
const api = apiStandIn();
const id = '65f0c00c0000000000000001';

beforeEach(() => {
  beSignedOut();
  sessionStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

function open(search = '', recipe = aRecipe()) {
  api.reply(`GET /recipes/${id}` as 'GET /recipes/{id}', { body: { recipe } });
  signInAs(aUser({ isPremium: true }));
  return renderAt(`/recipes/${id}${search}`);
}

function reload(search: string) {
  cleanup();
  return renderAt(`/recipes/${id}${search}`);
}

const view = async () => within(await screen.findByRole('dialog', { name: aRecipe().title }));

describe('the cooking view', () => {
  test('shows one step at a time with its ingredients, from the first to the last', async () => {
    const { person, address } = open();
    await person.click(await screen.findByRole('button', { name: 'Start cooking' }));
    const kitchen = await view();
    expect(kitchen.getByText('Step 1 of 2')).toBeVisible();
    expect(kitchen.getByText('Coat the chicken.')).toBeVisible();
    const region = kitchen.getByRole('region', { name: 'Ingredients of this step' });
    expect(
      within(region)
        .getAllByRole('listitem')
        .map(line => line.textContent),
    ).toEqual(['700\u00a0g chicken thighs']);

    await person.click(kitchen.getByRole('button', { name: 'Next' }));
    expect(kitchen.getByText('Roast for 35 minutes.')).toBeVisible();
    expect(address()).toBe(`/recipes/${id}?step=2`);
    await person.click(kitchen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe(`/recipes/${id}`);
  });

  test('begins with the step itself, which a reader hears, and not with a button', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Start cooking' }));
    const kitchen = await view();
    const step = kitchen.getByText('Step 1 of 2').parentElement;
    expect(step).toHaveFocus();
    expect(step).toHaveTextContent('Coat the chicken.');

    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start cooking' })).toHaveFocus());
  });

  test('goes by arrow keys, and no further than its ends', async () => {
    const { person } = open('?step=1');
    const kitchen = await view();
    await person.keyboard('{ArrowLeft}');
    expect(kitchen.getByText('Step 1 of 2')).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(kitchen.getByText('Step 2 of 2')).toBeVisible();
    await person.keyboard('{ArrowRight}');
    expect(kitchen.getByText('Step 2 of 2')).toBeVisible();
    await person.keyboard('{ArrowLeft}');
    expect(kitchen.getByText('Step 1 of 2')).toBeVisible();
  });

  test('goes the other way on a page that is read from the right', async () => {
    document.documentElement.dir = 'rtl';
    try {
      const { person } = open('?step=1');
      const kitchen = await view();
      await person.keyboard('{ArrowRight}');
      expect(kitchen.getByText('Step 1 of 2')).toBeVisible();
      await person.keyboard('{ArrowLeft}');
      expect(kitchen.getByText('Step 2 of 2')).toBeVisible();
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  });

  test('begins each step at its top, with the focus on the step or still on the way', async () => {
    const { person } = open('?step=1');
    const kitchen = await view();
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await person.click(kitchen.getByRole('button', { name: 'Next' }));
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('dialog'));
    expect(kitchen.getByRole('button', { name: 'Done' })).toHaveFocus();

    act(() => kitchen.getByRole('button', { name: 'Close' }).focus());
    await person.keyboard('{ArrowLeft}');
    expect(kitchen.getByText('Step 1 of 2').parentElement).toHaveFocus();
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  test('takes two presses in one breath for two steps', async () => {
    const third = { text: 'Eat.', minutes: null };
    open('?step=1', aRecipe({ steps: [...aRecipe().steps, third] }));
    const kitchen = await view();
    act(() => {
      fireEvent.keyDown(document.body, { key: 'ArrowRight' });
      fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    });

    expect(await kitchen.findByText('Step 3 of 3')).toBeVisible();
  });

  test('goes by a finger drawn sideways, not by scrolling', async () => {
    open('?step=1');
    const kitchen = await view();
    const swipe = (dx: number, dy: number) => {
      const step = kitchen.getByText(/^Step \d of 2$/);
      fireEvent.touchStart(step, { touches: [{ clientX: 200, clientY: 200 }] });
      fireEvent.touchEnd(step, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
    };
    swipe(-80, 120);
    expect(kitchen.getByText('Step 1 of 2')).toBeVisible();
    swipe(-80, 5);
    expect(await kitchen.findByText('Step 2 of 2')).toBeVisible();
    swipe(80, 5);
    expect(await kitchen.findByText('Step 1 of 2')).toBeVisible();
  });

  test('is at the step of its address after a reload, and at none that there is not', async () => {
    open('?step=2');
    expect((await view()).getByText('Step 2 of 2')).toBeVisible();
    reload('?step=9');
    await screen.findByRole('button', { name: 'Start cooking' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps the screen awake, asks again when the page comes back, and lets go', async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const held = () => locks.filter(lock => !lock.released).length;
    const { person } = open('?step=1');
    await view();
    await waitFor(() => expect(held()).toBe(1));

    // The browser lets go of it as the page is hidden.
    for (const lock of locks) lock.released = true;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(held()).toBe(1));
    await person.keyboard('{Escape}');
    await waitFor(() => expect(held()).toBe(0));
  });
});

describe('a timer', () => {
  const startIt = async () => {
    const opened = open('?step=2');
    const kitchen = await view();
    await opened.person.click(kitchen.getByRole('button', { name: 'Start a timer of 35 min' }));
    return opened;
  };

  test('starts from the minutes of a step, has its name, and can be stopped', async () => {
    const { person } = await startIt();
    const timer = await screen.findByRole('timer');
    expect(timer.textContent).toMatch(/^3[45]:\d\d$/);
    expect(timer.closest('li')).toHaveTextContent(`Roast for 35 minutesStep 2, ${aRecipe().title}`);

    await person.click(screen.getByRole('button', { name: 'Stop: Roast for 35 minutes' }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('leads back to its step, also from another step of the same recipe', async () => {
    const { person, address } = await startIt();
    await person.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Step 1 of 2')).toBeVisible();

    await person.click(await screen.findByRole('link', { name: /^Roast for 35 minutes/ }));
    expect(await screen.findByText('Step 2 of 2')).toBeVisible();
    expect(address()).toBe(`/recipes/${id}?step=2`);
    await person.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('is forgotten as its member signs out', async () => {
    await startIt();
    await screen.findByRole('timer');
    act(beSignedOut);

    expect(JSON.parse(localStorage.getItem('sufra:timers') ?? '[]')).toEqual([]);
  });
});

test.each([
  ['Add the stock. Bring to the boil, then cover and simmer for 20 minutes.', 'Simmer for 20 minutes'],
  ['Knead, cover and leave to rise for 1 hour.', 'Leave to rise for 1 hour'],
  ['Stir in the rice. Rest it for 10 minutes.', 'Rest it for 10 minutes'],
  ['Simmer until the lamb falls apart when pressed.', 'Simmer until the lamb falls …'],
])('the timer of "%s" is named by what takes the time', (step, name) => {
  expect(timerName(step)).toBe(name);
});
