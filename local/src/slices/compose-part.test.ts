import { expect, test } from '@jest/globals';
import { parseComposePart } from './compose-part.ts';

test('a part with nothing in it adds nothing', () => {
  expect(parseComposePart('')).toEqual({ entry: [], variables: new Map() });
});

test('the variables of a part are taken apart, each with its comment; what is around them stays as it is', () => {
  const part = parseComposePart(`# A mail server is outside.
networks: [data, outbound]
environment:
  # Longer than others.
  ATTEMPTS: 150
  MAIL_FROM: Sufra <hello@sufra.example>
depends_on:
  <<: *needs
`);

  expect(part.entry).toEqual([
    '# A mail server is outside.',
    'networks: [data, outbound]',
    'depends_on:',
    '  <<: *needs',
  ]);
  expect([...part.variables]).toEqual([
    ['ATTEMPTS', ['# Longer than others.', 'ATTEMPTS: 150']],
    ['MAIL_FROM', ['MAIL_FROM: Sufra <hello@sufra.example>']],
  ]);
});
