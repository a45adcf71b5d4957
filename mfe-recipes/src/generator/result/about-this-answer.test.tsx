import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aKitchen, ask, premium } from '../../../test/a-kitchen.tsx';
import { aRecipe } from '../../../test/a-recipe.ts';

const { openAs, streamNext } = aKitchen();
const byLocalChef = aRecipe({ source: { kind: 'local-chef', name: 'local-chef' } });
const localLine = /Written by the local kitchen, which knows six languages and 104 dishes\./;

/** What the address of a local run answers; every other request goes the usual way. */
function localStatus(answer: () => Response) {
  const usual = globalThis.fetch;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) !== '/__local/status') return usual(input, init);
    return answer();
  });
}
afterEach(() => {
  jest.restoreAllMocks();
});

async function receive(answer: object) {
  const stream = streamNext();
  const { person } = openAs(premium);
  await ask(person);
  await stream.send('done', answer);
  await screen.findByRole('link', { name: aRecipe().title });
}

describe('a recipe that has just come', () => {
  test('names what it does not meet in the member’s words, and says so to a screen reader', async () => {
    await receive({ recipe: aRecipe(), unmet: ['lobster', 'شوربة'] });
    const note = screen.getByRole('note');
    expect(note).toHaveTextContent('This recipe does not meet all that you asked for');
    expect(
      within(note)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['“lobster”', '“شوربة”']);
    expect(
      screen.getByText(
        /^Your recipe is ready: .*\. It does not meet all that you asked for: lobster, شوربة\.$/,
      ),
    ).toBeVisible();
  });

  test('says nothing of it where all is met', async () => {
    await receive({ recipe: aRecipe() });
    expect(screen.queryByText(/does not meet/)).not.toBeInTheDocument();
  });

  test('says in a local run that the local kitchen wrote it, how much that knows, and where to read of a model', async () => {
    localStatus(() => Response.json({ parts: [{ name: 'local-chef', dishes: 104 }] }));
    await receive({ recipe: byLocalChef });
    expect(await screen.findByText(localLine)).toHaveTextContent('see “Connect a model” in README.md');
  });

  test('says nothing of a local kitchen where the site does not run locally', async () => {
    const asked = localStatus(() => Response.json({ code: 'not_found' }, { status: 404 }));
    await receive({ recipe: byLocalChef });
    expect(asked).toHaveBeenCalledWith('/__local/status', expect.anything());
    expect(screen.queryByText(/local kitchen/)).not.toBeInTheDocument();
  });

  test('asks nothing about a local kitchen where a model wrote it', async () => {
    const asked = localStatus(() => Response.json({ parts: [{ name: 'local-chef', dishes: 104 }] }));
    await receive({ recipe: aRecipe({ source: { kind: 'model', name: 'a-model' } }) });
    expect(asked.mock.calls.map(([input]) => String(input))).not.toContain('/__local/status');
    expect(screen.queryByText(/local kitchen/)).not.toBeInTheDocument();
  });
});
