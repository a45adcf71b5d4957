import { afterEach, expect, test } from '@jest/globals';
import { createQueryClient } from '@sufra/web-kit';
import { takeAnswers } from './take-answers.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function answersOnPage(answers: unknown) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'first-answers';
  element.textContent = JSON.stringify(answers);
  document.body.append(element);
}

test('the answers that the page came with are those of its queries, and fresh', () => {
  const client = createQueryClient();
  answersOnPage([[['blogs'], { blogs: ['Dates'] }]]);

  takeAnswers(client, () => false);

  expect(client.getQueryData(['blogs'])).toEqual({ blogs: ['Dates'] });
  expect(client.getQueryState(['blogs'])?.dataUpdatedAt).toBeGreaterThan(0);
  expect(document.getElementById('first-answers')).toBeNull();
});

test('those of a page that the browser kept are shown, and asked for anew', () => {
  const client = createQueryClient();
  answersOnPage([[['blogs'], { blogs: ['Dates'] }]]);

  takeAnswers(client, () => true);

  expect(client.getQueryData(['blogs'])).toEqual({ blogs: ['Dates'] });
  expect(client.getQueryState(['blogs'])?.dataUpdatedAt).toBe(0);
});

test('a page that came without any asks as always', () => {
  const client = createQueryClient();
  takeAnswers(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
