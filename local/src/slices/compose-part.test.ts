import { expect, test } from '@jest/globals';
import { parseComposePart } from './compose-part.ts';

test('a part with nothing in it adds nothing', () => {
  expect(parseComposePart('')).toEqual({ entry: [], variables: new Map(), calls: [], callsComment: [] });
});

test('what a part calls and its variables are taken apart, each with its comment; what is around them stays as it is', () => {
  const part = parseComposePart(`# A mail server is outside.
x-calls: [mail-catcher, outbound]
stop_grace_period: 15s
environment:
  # Longer than others.
  ATTEMPTS: 150
  MAIL_FROM: Sufra <hello@sufra.example>
depends_on:
  <<: *needs
`);

  expect(part.entry).toEqual(['stop_grace_period: 15s', 'depends_on:', '  <<: *needs']);
  expect(part.calls).toEqual(['mail-catcher', 'outbound']);
  expect(part.callsComment).toEqual(['# A mail server is outside.']);
  expect([...part.variables]).toEqual([
    ['ATTEMPTS', ['# Longer than others.', 'ATTEMPTS: 150']],
    ['MAIL_FROM', ['MAIL_FROM: Sufra <hello@sufra.example>']],
  ]);
});

test('calls that are written in another way are an error that shows them', () => {
  expect(() => parseComposePart('x-calls: mail-catcher\n')).toThrow('x-calls: mail-catcher');
});
