import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../src/site.ts';

const turns = { toTheLeft: '\u202e', toTheRight: '\u202d' };
const words = [...['title', 'name', 'item', 'author', 'description', 'excerpt', 'note'], 'tags'];

/** As if a version that knew nothing of such signs had stored them: the words of people in every answer begin with one. */
const turnAnswers = (page: Page, sign: string) =>
  page.route('**/api/v1/**', async route => {
    const answer = await route.fetch();
    if (!answer.headers()['content-type']?.includes('json')) return route.fulfill({ response: answer });
    const turned = JSON.parse(await answer.text(), (key, value: unknown) => {
      if (!words.includes(key)) return value;
      if (Array.isArray(value)) return value.map(each => (typeof each === 'string' ? sign + each : each));
      return typeof value === 'string' && value !== '' ? sign + value : value;
    });
    return route.fulfill({ response: answer, json: turned });
  });

/** Our own texts whose words do not stand in the order of their script, and how many texts of people were among them. */
const turnedTexts = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = { turned: [] as string[], ofPeople: 0, looked: 0 };
    const placeOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (/[\u202d\u202e]/.test(text)) {
        found.ofPeople += 1;
        continue;
      }
      for (const [script, side] of [
        ['Latin', 1],
        ['Arabic', -1],
      ] as const) {
        const starts = [...text.matchAll(new RegExp(`(?<!\\S)\\p{Script=${script}}`, 'gu'))];
        for (const [at, start] of starts.slice(0, -1).entries()) {
          const next = starts[at + 1];
          if (!next || /[^\p{L}\p{M}\s]/u.test(text.slice(start.index, next.index))) continue;
          if (text.slice(start.index, next.index).trim().includes(' ')) continue;
          const [one, other] = [placeOf(node, start.index), placeOf(node, next.index)];
          if (one.width === 0 || other.width === 0 || Math.abs(one.top - other.top) > 2) continue;
          found.looked += 1;
          if ((other.left - one.left) * side <= 0) found.turned.push(text);
        }
      }
    }
    return { ...found, turned: [...new Set(found.turned)] };
  });

for (const [language, sign] of [
  ['', turns.toTheLeft],
  ['/ar', turns.toTheRight],
] as const)
  test(`words that turn the direction of text turn nothing beside them: ${language || '/en'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'premium@sufra.example');
    await turnAnswers(page, sign);
    let ofPeople = 0;
    for (const path of ['/dashboard', '/dashboard/week', '/dashboard/shopping', '/blog', '/recipes']) {
      await page.goto(`${language}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const found = await turnedTexts(page);
      expect.soft(found.turned, path).toEqual([]);
      expect(found.looked, path).toBeGreaterThan(5);
      ofPeople += found.ofPeople;
    }
    expect(ofPeople).toBeGreaterThan(10);

    const ours = language === '' ? 'wrote these words' : 'كتبت هذه الكلمات';
    await page.evaluate(
      ([name = '', after = '']) => {
        const paragraph = document.createElement('p');
        paragraph.append(name, after);
        document.body.append(paragraph);
      },
      [`${sign}Amina `, ours],
    );
    const { turned } = await turnedTexts(page);
    expect(turned, 'words beside a name that is not isolated are found out').toEqual([ours]);
  });
