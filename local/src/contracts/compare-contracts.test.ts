import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { SliceContract } from '@sufra/contracts';
import { frontEndSlices, repository, services } from '../slices/repository.ts';
import { brokenBy } from './compare-contracts.ts';

const names = [...services(), ...frontEndSlices()];
const read = (slice: string): SliceContract =>
  JSON.parse(readFileSync(join(repository, slice, 'contract.json'), 'utf8'));

/** A parsed edge of this test: contracts are changed here field by field, whatever their schemas hold. */
// biome-ignore lint/suspicious/noExplicitAny: the places that a row changes have no type of their own
type Open = any;
type Change = (contracts: Record<string, Open>) => unknown;

const all = (): Record<string, SliceContract> => Object.fromEntries(names.map(name => [name, read(name)]));
const asMap = (contracts: Record<string, SliceContract>) => new Map(Object.entries(contracts));

function after(change: Change, only?: string): string[] {
  const next = all();
  change(next);
  const released = only === undefined ? next : { [only]: next[only] ?? read(only) };
  return brokenBy({ live: asMap(all()), next: asMap(released) });
}

const answer = (contracts: Record<string, Open>, slice: string, key: string) =>
  contracts[slice].answers[key].answer.schema;
const blogs = (contracts: Record<string, Open>) => answer(contracts, 'svc-blog', 'GET /blogs');
const shape = (contracts: Record<string, Open>, slice: string, name: string) =>
  contracts[slice].schemas[name];
const signUp = (contracts: Record<string, Open>) => shape(contracts, 'svc-auth', 'SignUpBody');
const event = (contracts: Record<string, Open>, slice: string, type: string) =>
  contracts[slice].publishes[type];

function rename(schema: Open, from: string, to: string) {
  schema.properties[to] = schema.properties[from];
  delete schema.properties[from];
  schema.required = schema.required.map((name: string) => (name === from ? to : name));
}

test('this tree breaks nothing of itself', () => {
  expect(after(() => undefined)).toEqual([]);
});

describe('allowed', () => {
  test.each<[string, Change]>([
    [
      'a new field of an answer',
      c => (shape(c, 'svc-blog', 'Blog').properties.subtitle = { type: 'string' }),
    ],
    ['a new optional field of a request', c => (signUp(c).properties.locale = { type: 'string' })],
    [
      'a new optional query',
      c => (c['svc-blog'].answers['GET /blogs'].query.properties.author = { type: 'string' }),
    ],
    ['a longer text in a request', c => (signUp(c).properties.name.maxLength += 100)],
    ['a new call', c => (c['svc-blog'].answers['GET /blogs/drafts'] = c['svc-blog'].answers['GET /blogs'])],
    [
      'another name of a parameter',
      c => {
        const { answers } = c['svc-blog'];
        answers['GET /blogs/{slug}'] = answers['GET /blogs/{post}'];
        delete answers['GET /blogs/{post}'];
      },
    ],
    ['a call that opens to more callers', c => (c['svc-recipes'].answers['GET /recipes'].access = 'public')],
    [
      'a value that is answered no more',
      c => shape(c, 'svc-billing', 'Payment').properties.status.enum.pop(),
    ],
    [
      'a value more in a request',
      c => shape(c, 'svc-recipes', 'GenerationBody').properties.mealType.enum.push('Supper'),
    ],
    [
      'a field of an answer that is no longer null',
      c => (shape(c, 'svc-blog', 'BlogSummary').properties.coverImage = { type: 'string' }),
    ],
    ['a new event', c => (c['svc-blog'].publishes['blog.changed'] = event(c, 'svc-blog', 'blog.published'))],
    [
      'a new field of an event',
      c => (event(c, 'svc-auth', 'user.email-verified').data.properties.at = { type: 'string' }),
    ],
    [
      'a newer version that its readers can read',
      c => (event(c, 'svc-auth', 'user.email-changed').version += 1),
    ],
    [
      'a service that reads one more event',
      c =>
        (c['svc-mail'].reads['blog.published'] = {
          ...event(c, 'svc-blog', 'blog.published'),
          owner: 'svc-blog',
        }),
    ],
    [
      'a page that makes one call more',
      c => (c['mfe-blog'].makes['GET /payment/plans'] = c['mfe-recipes'].makes['GET /payment/plans']),
    ],
    [
      'a smaller version of a shared library',
      c => (c.shell.gives.react = `${c.shell.gives.react.split('.')[0]}.99.0`),
    ],
    ['one more library that is given out', c => (c.shell.gives.lodash = '4.0.0')],
  ])('%s', (_what, change) => {
    const rows = after(contracts => {
      if (typeof contracts['svc-blog'] !== 'object') throw new Error('no contract');
      change(contracts);
    });
    expect(rows).toEqual([]);
  });
});

describe('refused, by name', () => {
  test.each<[string, Change, RegExp]>([
    [
      '`blogs` becomes `posts`',
      c => rename(blogs(c), 'blogs', 'posts'),
      /^svc-blog GET \/blogs \(made by mfe-blog\): the answer field blogs is gone$/,
    ],
    [
      'a field that is taken away',
      c => {
        delete shape(c, 'svc-blog', 'BlogSummary').properties.slug;
      },
      /GET \/blogs .*: the answer field blogs\[\]\.slug is gone$/,
    ],
    [
      'a field that may be missing',
      c => shape(c, 'svc-auth', 'User').required.shift(),
      /made by .*shell.*: the answer field user\._id may be missing$/,
    ],
    [
      'a field that may be null',
      c => (shape(c, 'svc-blog', 'BlogSummary').properties.title = { type: ['string', 'null'] }),
      /field blogs\[\]\.title may be null$/,
    ],
    [
      'another type',
      c => (shape(c, 'svc-recipes', 'Recipe').properties.calories = { type: 'string' }),
      /calories may be string where integer is read$/,
    ],
    [
      'a value that no reader knows',
      c => shape(c, 'svc-billing', 'Payment').properties.status.enum.push('frozen'),
      /GET \/payment\/payments .*status may be "frozen"$/,
    ],
    [
      'a request that needs more',
      c => {
        signUp(c).properties.phone = { type: 'string' };
        signUp(c).required.push('phone');
      },
      /POST \/auth\/signup \(made by shell, mfe-account\)|POST \/auth\/signup .*: the body field phone has to be sent$/,
    ],
    [
      'a request that takes less',
      c => {
        delete c['svc-blog'].answers['GET /blogs'].query.properties.q;
      },
      /GET \/blogs .*: the query field q is no longer taken$/,
    ],
    [
      'a shorter text in a request',
      c => (signUp(c).properties.name.maxLength = 10),
      /: the body field name has the limit maxLength 10$/,
    ],
    [
      'a value less in a request',
      c => shape(c, 'svc-recipes', 'GenerationBody').properties.mealType.enum.shift(),
      /: the body field mealType may be "/,
    ],
    [
      'a body that has to be sent',
      c => (c['svc-auth'].answers['DELETE /auth/me'].body.required = true),
      /DELETE \/auth\/me .*: the body has to be sent$/,
    ],
    [
      'a form in place of JSON',
      c => (c['svc-auth'].answers['POST /auth/signup'].body.kind = 'form'),
      /: the body has to be form, and json is sent$/,
    ],
    [
      'a call that closes',
      c => (c['svc-blog'].answers['GET /blogs'].access = 'member'),
      /: it is for each member alone$/,
    ],
    [
      'a call that is taken away',
      c => {
        delete c['svc-recipes'].answers['GET /recipes/calendar'];
      },
      /^svc-recipes GET \/recipes\/calendar \(made by mfe-recipes\): it is answered no more$/,
    ],
    [
      'a call that no service answers',
      c => (c['mfe-blog'].makes['GET /blogs/drafts'] = c['mfe-blog'].makes['GET /blogs']),
      /^mfe-blog GET \/blogs\/drafts: no service answers it; release svc-blog first$/,
    ],
    [
      'a page that reads what no service answers',
      c => rename(c['mfe-blog'].makes['GET /blogs'].answer.schema, 'blogs', 'posts'),
      /^mfe-blog GET \/blogs: the answer field posts is gone$/,
    ],
    [
      'news of a stream that are gone',
      c => {
        delete c['svc-recipes'].answers['POST /recipes/generate-openai'].news.part;
      },
      /: the news part is gone$/,
    ],
    [
      'an event that is published no more',
      c => {
        delete c['svc-auth'].publishes['user.deleted'];
      },
      /^svc-auth user\.deleted \(read by svc-auth\): it is published no more$/,
    ],
    [
      'a field of an event that is gone',
      c => {
        delete event(c, 'svc-billing', 'payment.received').data.properties.donation;
      },
      /^svc-billing payment\.received \(read by svc-mail\): field donation is gone$/,
    ],
    [
      'an event whose reader is left behind',
      c => {
        c['svc-auth'].publishes['user.email-changed'].version += 1;
        delete event(c, 'svc-auth', 'user.email-changed').data.properties.previousEmail;
      },
      /^svc-auth user\.email-changed \(read by svc-mail\): field previousEmail is gone$/,
    ],
    [
      'a value of an event that its reader does not know',
      c => event(c, 'svc-auth', 'user.password-changed').data.properties.how.enum.push('stolen'),
      /user\.password-changed \(read by svc-mail\): field how may be "stolen"$/,
    ],
    [
      'a reader that is two versions ahead',
      c => (c['svc-mail'].reads['user.email-verified'].version += 2),
      /^svc-mail user\.email-verified \(published by svc-auth\): version 1 is too old: 3 is read/,
    ],
    [
      'a reader that wants more',
      c => {
        const { data } = c['svc-mail'].reads['user.email-verified'];
        data.required.push('phone');
        data.properties.phone = { type: 'string' };
      },
      /^svc-mail user\.email-verified .*: field phone is gone$/,
    ],
    [
      'another pattern of a request',
      c => (signUp(c).properties.name.allOf[0].pattern = '^[a-z]+$'),
      /: the body field name has to have the pattern /,
    ],
    [
      'an event that is sent on and read no more',
      c => {
        delete c['svc-mail'].reads['payment.received'];
      },
      /^svc-mail payment\.received \(published by svc-billing\): it is read no more$/,
    ],
    [
      'another major version of a shared library',
      c => (c.shell.gives.react = '99.0.0'),
      /^mfe-account react \(given out by shell\): \^\d+.* is taken, and 99\.0\.0 is given out$/,
    ],
    [
      'a library that is no longer given out',
      c => {
        delete c.shell.gives['react-dom'];
      },
      /^mfe-blog react-dom \(given out by shell\): it is not given out$/,
    ],
    [
      'a module that the shell asks for',
      c => (c['mfe-blog'].exposes = ['./pages']),
      /^mfe-blog \.\/routes: the shell asks for it/,
    ],
  ])('%s', (_what, change, says) => {
    const rows = after(change);
    expect(rows.filter(row => says.test(row))).not.toEqual([]);
  });

  test('a page that is released alone, before the service that answers it', () => {
    const change: Change = c => {
      c['svc-blog'].answers['GET /blogs/drafts'] = c['svc-blog'].answers['GET /blogs'];
      c['mfe-blog'].makes['GET /blogs/drafts'] = c['mfe-blog'].makes['GET /blogs'];
    };
    expect(after(change)).toEqual([]);
    expect(after(change, 'svc-blog')).toEqual([]);
    expect(after(change, 'mfe-blog')).toEqual([
      expect.stringMatching(/no service answers it; release svc-blog first/),
    ]);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-live-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('ends with 1 and a sentence for each where a change breaks what is live, and with 2 for no contracts', () => {
    const run = (...args: string[]) => {
      try {
        return execFileSync(process.execPath, [join(import.meta.dirname, 'check.ts'), ...args], {
          encoding: 'utf8',
        });
      } catch (error) {
        return `${Object(error).status}: ${Object(error).stdout}`;
      }
    };
    expect(run('--live', folder)).toMatch(/^2: There are no contracts in /);
    expect(run('--live', 'no-such-commit')).toBe(
      '2: no-such-commit is no folder, and no commit with contracts\n',
    );
    for (const name of names) cpSync(join(repository, name, 'contract.json'), join(folder, `${name}.json`));
    const live = read('svc-blog');
    rename(blogs({ 'svc-blog': live }), 'blogs', 'posts');
    writeFileSync(join(folder, 'svc-blog.json'), JSON.stringify(live));
    expect(run('--live', folder, '--slice', 'svc-blog')).toMatch(
      /^1: refused: svc-blog GET \/blogs \(made by mfe-blog\): the answer field posts is gone\n1 would break what is live/,
    );
    expect(run('--live', folder, '--slice', 'svc-mail')).toMatch(/^Nothing that is live breaks/);
  });
});
