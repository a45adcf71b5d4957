import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { api } from './api/api.ts';
import type { ApiCall } from './api/api-table.ts';
import { EmailAddress, NewPassword, PersonName } from './api/fields.ts';
import { AuthenticatorCode, RecoveryCode } from './api/second-factor.api.ts';
import { openApi } from './descriptions/open-api.ts';
import { events } from './events/events.ts';
import { replayedTypes } from './events/replayed-events.ts';
import { services } from './services.ts';

const calls = Object.entries<ApiCall>(api);

describe('the table of calls', () => {
  test.each(calls)('%s names its path parameters and is described', (key, call) => {
    const inPath = [...key.matchAll(/\{(\w+)\}/g)].map(match => match[1]);
    expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath);
    expect(call.summary).not.toBe('');
  });

  test.each(calls)('%s has no query or body where its method takes none', (key, call) => {
    if (key.startsWith('GET')) expect(call.body).toBeUndefined();
  });
});

test('admins can ask every service after its events, and each is heard of in the audit log', () => {
  for (const service of services)
    for (const call of ['GET /…', 'POST /…/replay', 'POST /…/try-now'])
      expect(Object(api)[call.replace('/…', `/operations/${service}/events`)]).toMatchObject({
        slice: service,
        access: 'admin',
      });
  expect(replayedTypes.toSorted()).toEqual(services.map(service => `${service}.events-replayed`));
});

describe('the API description', () => {
  const description = openApi();

  test('is OpenAPI 3.1 and holds every call', () => {
    const described = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
    );
    expect(description.openapi).toBe('3.1.0');
    expect(described.toSorted()).toEqual(Object.keys(api).toSorted());
  });

  test('asks for a bearer token where a call is not open to every caller', () => {
    expect(description.paths['/recipes']?.get).toMatchObject({ security: [{ bearer: [] }] });
    expect(description.paths['/blogs']?.get).toMatchObject({ security: [] });
  });

  test('says where a one-time token of a sign-in elsewhere is taken too', () => {
    expect(description.paths['/auth/me']?.get).toMatchObject({
      security: [{ bearer: [] }, { oneTimeToken: [] }],
    });
    expect(description.components.securitySchemes.oneTimeToken).toBeDefined();
  });

  test('tells of a call that leads on that it has an address, and no body', () => {
    const { responses } = Object(description.paths['/auth/google']?.get);
    expect(Object.keys(responses[302])).toEqual(['description', 'headers']);
    expect(responses[302].headers.Location).toMatchObject({ required: true });
  });

  test('describes what is sent, not what it is parsed into', () => {
    const body = JSON.stringify(description.components.schemas.SignUpBody);
    expect(body).toContain('"minLength":8');
    expect(JSON.stringify(description.paths['/auth/signup']?.post)).toContain('weak_password');
  });
});

describe('an e-mail address', () => {
  test.each([
    [' Amina@Example.COM ', 'amina@example.com'],
    ['a.b+c@example.com', 'a.b+c@example.com'],
    ['ａｍｉｎａ@example.com', 'amina@example.com'],
  ])('%j has one form', (given, canonical) => {
    expect(EmailAddress.parse(given)).toBe(canonical);
  });

  test.each([
    'amina',
    'a@b',
    'a@example.com\r\nBcc: x@y.zz',
    'a@example.com,b@example.com',
    { $gt: '' },
    null,
    'a'.repeat(300),
    // One character that stands for three.
    `${'㋏'.repeat(90)}@example.com`,
  ])('%j is refused', given => {
    expect(EmailAddress.safeParse(given).success).toBe(false);
  });
});

test.each(['Amina', "Nur al-Din O'Neill", 'محمد', '李', 'می‌خواهم'])('the name %s is a name', name => {
  expect(PersonName.parse(` ${name} `)).toBe(name);
});

test.each([
  '',
  '   ',
  'a\r\nBcc: x',
  'a\u0000b',
  'x'.repeat(101),
  '\u202enimda',
  '\u200b\u200b',
  '\u200d',
  '\u3164',
  '\ud800',
])('%j is no name', name => {
  expect(PersonName.safeParse(name).success).toBe(false);
});

test.each([
  ['abcde-fghij', 'abcdefghij'],
  [' ABCDE FGHIJ ', 'abcdefghij'],
  ['01862-34567', 'olb6234567'],
])('the recovery code %j is read as %s', (typed, code) => {
  expect(RecoveryCode.parse(typed)).toBe(code);
});

test.each(['', 'abcde-fghi', 'abcde-fghijk', 'äbcde-fghij', 'x'.repeat(41), {}])(
  '%j is no recovery code',
  typed => {
    expect(RecoveryCode.safeParse(typed).success).toBe(false);
  },
);

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
])('the code %j of an app is read as %s', (typed, code) => {
  expect(AuthenticatorCode.parse(typed)).toBe(code);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', ' '.repeat(21)])(
  '%j is no code of an app',
  typed => {
    expect(AuthenticatorCode.safeParse(typed).success).toBe(false);
  },
);

test('the description tells where a second factor is asked for again', () => {
  const { responses } = Object(openApi().paths['/auth/users/{id}/roles']?.patch);
  expect(responses[403].description).toContain('second_factor_required');
});

test.each(['1234567', 'x'.repeat(257)])('a password of a wrong length is refused', password => {
  expect(NewPassword.safeParse(password).success).toBe(false);
});

test('a password is taken as it is typed', () => {
  expect(NewPassword.parse('  pass wörd 🔑 ')).toBe('  pass wörd 🔑 ');
});

test.each(Object.entries(events))(
  'the event %s carries no password, card or readable token',
  (_type, { data }) => {
    const fields = Object.keys(z.toJSONSchema(data, { io: 'output' }).properties ?? {});
    expect(fields.filter(field => /^(password|card|token|secret)/i.test(field))).toEqual([]);
  },
);

test.each([
  ['user.email-changed', { previousEmail: 'before@example.com' }],
  ['user.password-changed', { how: 'changed' }],
] as const)('%s of the version before is read: no link undoes it', (type, more) => {
  const person = { userId: 'a'.repeat(24), email: 'amina@example.com', name: 'Amina' };
  const { before, data } = events[type];
  const read = before.parse({ ...person, ...more });
  expect(read).toEqual({ ...person, ...more, undo: null });
  expect(data.parse(read)).toEqual(read);
});
