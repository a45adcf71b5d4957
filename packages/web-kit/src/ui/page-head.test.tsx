import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageHead } from './page-head.tsx';

const descriptions = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')].map(meta => meta.content);

afterEach(() => {
  document.head.replaceChildren();
});

test('a page has its title and description in the document', () => {
  render(<PageHead title="Sunnah Foods" description="Seventeen foods." />);
  expect(document.title).toBe('Sunnah Foods - Sufra');
  expect(descriptions()).toEqual(['Seventeen foods.']);
});

test('the description that the server sent is changed, not repeated', () => {
  document.head.innerHTML = '<meta name="description" content="Of another page">';
  const { rerender } = render(<PageHead title="Blog" description="Stories." />);
  rerender(<PageHead title="A post" description="One story." />);
  expect(descriptions()).toEqual(['One story.']);
  expect(document.title).toBe('A post - Sufra');
});

test('without a title of its own a page carries the brand’s', () => {
  render(<PageHead title="" />);
  expect(document.title).toBe('Sufra - Tonight’s table, halal to the last pinch');
});

test('a heading, when given, is the page’s h1', () => {
  render(<PageHead title="Contact Us" heading="Contact us" lead="We respond within 24 hours" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
});
