import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { SelectField } from '@sufra/web-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { takeOver } from './take-over.tsx';

// A plain script and no module, so the compiler cannot follow an import to it.
const beforePaint = '../before-paint.ts';

const sent = jest.fn<(what: object) => void>();

function Form({ kept = { name: '', wantsNews: false, size: 'small', colour: 'red' } }) {
  const [name, setName] = useState(kept.name);
  const [wantsNews, setWantsNews] = useState(kept.wantsNews);
  const [size, setSize] = useState(kept.size);
  const [colour, setColour] = useState(kept.colour);
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        sent({ name, wantsNews, size, colour });
      }}
    >
      <h1>Join</h1>
      <label>
        Name <input value={name} onChange={event => setName(event.target.value)} />
      </label>
      <label>
        News
        <input type="checkbox" checked={wantsNews} onChange={event => setWantsNews(event.target.checked)} />
      </label>
      {['small', 'large'].map(each => (
        <label key={each}>
          {each}
          <input type="radio" name="size" checked={size === each} onChange={() => setSize(each)} />
        </label>
      ))}
      <SelectField
        label="Colour"
        id="colour"
        options={['red', 'green']}
        value={colour}
        onChange={event => setColour(event.target.value)}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const aRouter = () => {
  const listeners = new Set<(state: { initialized: boolean }) => void>();
  const state = { initialized: false };
  const router = {
    state,
    subscribe: (listener: (state: { initialized: boolean }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const initialize = () => {
    state.initialized = true;
    for (const listener of listeners) listener(state);
  };
  return { router: router as never, initialize }; // of a router's parts these are all that is asked for
};

function drawn(kind: 'page' | 'frame') {
  const { container, unmount } = render(<Form />);
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div id="root" data-prerendered="${kind}">${html}</div>`;
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  return root;
}

async function enterEarly() {
  const visitor = userEvent.setup();
  await visitor.click(screen.getByRole('checkbox', { name: 'News' }));
  await visitor.click(screen.getByRole('radio', { name: 'large' }));
  await visitor.selectOptions(screen.getByLabelText('Colour'), 'green');
  await visitor.type(screen.getByLabelText('Name'), 'Amina{Enter}');
}

beforeEach(async () => {
  // jsdom paints nothing.
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
    },
  });
  await jest.isolateModulesAsync(() => import(beforePaint));
});

afterEach(() => {
  sent.mockClear();
  document.body.innerHTML = '';
});

describe('a page that the server has drawn', () => {
  test.each([
    ['a visitor', false],
    ['a member', true],
  ])('goes on with what %s has entered and pressed', async (_who, isMember) => {
    const root = drawn('page');
    const heading = screen.getByRole('heading');
    const { router, initialize } = aRouter();
    await act(async () => takeOver(root, { router, app: <Form />, isMember }));
    await enterEarly();
    expect(sent).not.toHaveBeenCalled();

    await act(async () => initialize());

    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[{ name: 'Amina', wantsNews: true, size: 'large', colour: 'green' }]]),
    );
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(root).not.toHaveAttribute('data-prerendered');
    // Kept where it is true of the reader, and its largest words are not painted twice.
    expect(screen.getByRole('heading') === heading).toBe(!isMember);
  });

  test('leaves the focus where a visitor has moved it while it was taken over', async () => {
    const root = drawn('page');
    const { router, initialize } = aRouter();
    await act(async () => takeOver(root, { router, app: <Form />, isMember: false }));
    await userEvent.type(screen.getByLabelText('Name'), 'Ami');

    await act(async () => {
      initialize();
      const name = screen.getByLabelText<HTMLInputElement>('Name');
      fireEvent.input(name, { target: { value: 'Amina' } });
      name.setSelectionRange(2, 2);
      screen.getByLabelText('Colour').focus();
    });
    await act(async () => new Promise(resolve => setTimeout(resolve)));

    expect(screen.getByLabelText('Name')).toHaveValue('Amina');
    expect(screen.getByLabelText('Colour')).toHaveFocus();
  });

  test('shows what this browser remembers once it runs', async () => {
    const root = drawn('page');
    const { router, initialize } = aRouter();
    const kept = { name: 'Bilal', wantsNews: true, size: 'large', colour: 'green' };
    await act(async () => takeOver(root, { router, app: <Form kept={kept} />, isMember: false }));

    await act(async () => initialize());
    // What a visitor has done is repeated by now, and here it was nothing.
    await act(async () => new Promise(resolve => setTimeout(resolve)));

    expect(screen.getByLabelText('Name')).toHaveValue('Bilal');
    expect(screen.getByLabelText('Colour')).toHaveValue('green');
    expect(screen.getByRole('checkbox', { name: 'News' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'large' })).toBeChecked();
  });

  test('that differs from the running one is drawn anew', async () => {
    const root = drawn('page');
    const { router, initialize } = aRouter();
    await act(async () => takeOver(root, { router, app: <h1>Another</h1>, isMember: false }));
    expect(screen.getByRole('heading')).toHaveTextContent('Join');

    await act(async () => initialize());

    expect(screen.getByRole('heading')).toHaveTextContent('Another');
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });
});

test('a frame is taken over at once', async () => {
  const root = drawn('frame');
  await enterEarly();

  await act(async () => takeOver(root, { router: aRouter().router, app: <Form />, isMember: false }));

  await waitFor(() =>
    expect(sent.mock.calls).toEqual([[{ name: 'Amina', wantsNews: true, size: 'large', colour: 'green' }]]),
  );
});

test('a button is pressed as always once the page runs', async () => {
  const root = drawn('page');
  const { router, initialize } = aRouter();
  await act(async () => takeOver(root, { router, app: <Form />, isMember: false }));
  await act(async () => initialize());

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(sent).toHaveBeenCalledTimes(1);
});
