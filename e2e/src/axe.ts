import { createHash } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';

/** What axe finds in a page as it stands. */
async function axeFindings(page: Page) {
  // No page of ours has frames, and only for those is another page opened each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(node => node.target.join(' ')) }));
}

export async function expectNoAxeFindings(page: Page) {
  expect(await axeFindings(page)).toEqual([]);
}

/** Two states are the same to axe when the kinds of their elements are, with their roles and states; words do not matter. */
async function stateOf(page: Page): Promise<string> {
  const kinds = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(element => {
      const states = element
        .getAttributeNames()
        .filter(name =>
          /^(aria-(?!labelledby|describedby|controls)|role|disabled|hidden|open|data-state)/.test(name),
        )
        .map(
          name => `${name}=${/^aria-label|valuenow|valuetext/.test(name) ? '' : element.getAttribute(name)}`,
        );
      return [element.tagName, element.className, ...states].join(' ');
    }),
  );
  return createHash('sha256')
    .update([...new Set(kinds)].sort().join('\n'))
    .digest('base64');
}

const seen = new Set<string>();
const watching = new WeakMap<Page, (findings: string) => void>();

async function look(page: Page) {
  const report = watching.get(page);
  if (!report || page.isClosed() || !page.url().startsWith('http')) return;
  const state = await stateOf(page);
  if (seen.has(state)) return;
  seen.add(state);
  const findings = await axeFindings(page);
  if (findings.length > 0) report(`${page.url()}: ${JSON.stringify(findings)}`);
}

let isPatched = false;

/**
 * Axe looks at each state of a page that a journey acts in, before it acts, once in a worker. It takes three times as long as
 * the journeys alone, so it is asked for: `AXE=light` or `AXE=dark`.
 */
export function watchEveryState(page: Page, report: (findings: string) => void) {
  watching.set(page, report);
  if (isPatched) return;
  isPatched = true;
  const prototype: Locator = Object.getPrototypeOf(page.locator('body'));
  for (const act of ['click', 'press', 'fill', 'check', 'uncheck', 'tap', 'hover', 'selectOption'] as const) {
    const original: (...words: never[]) => Promise<unknown> = prototype[act];
    Object.assign(prototype, {
      async [act](this: Locator, ...words: never[]) {
        await look(this.page());
        return await original.apply(this, words);
      },
    });
  }
}

/** The last state of a journey, in which it does nothing more. */
export const lookOnceMore = look;
