import { afterEach, describe, expect, test } from '@jest/globals';
import { messages, type ProblemCode, problems, SignUpBody } from '@sufra/contracts';
import { NetworkError } from '../http/api-error.ts';
import { readAnswer } from '../http/read-answer.ts';
import { knownSentences } from './known-sentences.ts';
import { reasonTexts } from './reason-texts.ts';
import { forgetSentences, knowSentences, say } from './say.ts';
import { serviceTexts } from './service-texts.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
  forgetSentences();
});

test('what is known says in English what contracts say', () => {
  const known = knownSentences();
  for (const [code, { message }] of Object.entries(problems)) {
    expect(known('In words of its own.', code as ProblemCode)).toBe(message);
    expect(known(message)).toBe(message);
  }
  for (const sentence of Object.values(messages)) expect(known(sentence)).toBe(sentence);
});

test('what is known says in English what services and the guard say', () => {
  const known = knownSentences();
  const said = [...Object.keys(serviceTexts()), ...Object.keys(reasonTexts())];
  // Said with fewer words, since a plural of each figure would be one too many.
  const shorter = 'This has # ingredients and # steps; a recipe here has at most # of each.';
  for (const sentence of said.filter(each => each !== shorter)) {
    const told = sentence.replaceAll('#', '5').replaceAll('“”', '“lard”, “ham”');
    expect(known(told)).toBe(told);
  }
  expect(known(shorter.replaceAll('#', '99'))).toMatch(/^This has more/);
});

test('an English page loads nothing and says everything as it is', async () => {
  await knowSentences();
  expect(say(messages.somethingWentWrong)).toBe('Something went wrong.');
  expect(say('Anything else.', 'not_found')).toBe('Anything else.');
});

describe('on a Turkish page', () => {
  const begin = async () => {
    document.documentElement.lang = 'tr';
    await knowSentences();
  };

  test('a sentence of contracts is said in Turkish, with the figure that it holds', async () => {
    await begin();
    expect(say(messages.somethingWentWrong)).toBe('Bir şeyler ters gitti.');
    const { error } = SignUpBody.safeParse({ name: 'Z', email: 'z@example.com', password: 'short' });
    expect(error?.issues.map(({ message }) => say(message))).toEqual(['Lütfen en az 8 karakter kullanın.']);
  });

  test('a refusal in words of its own is said by its code; what has none stays', async () => {
    await begin();
    expect(say('You have had your 5 recipes.', 'quota_exhausted')).toBe('Sınırınıza ulaştınız.');
    expect(say('Wine is forbidden.')).toBe('Wine is forbidden.');
  });

  test('a reason of the check is said in Turkish, and what a service quotes stays as it is', async () => {
    await begin();
    expect(say('This is pork, or is made with it.')).toBe('Bu domuz eti ya da onunla yapılmış.');
    expect(say('There is no recipe in this. What it holds: “Page 404, 20 %”.', 'no_recipe')).toBe(
      'Bunda tarif yok. İçinde olan: “Page 404, 20 %”.',
    );
  });

  test('an answer that is no carries Turkish, of its fields as well', async () => {
    document.documentElement.lang = 'tr';
    const body = {
      message: problems.invalid_request.message,
      code: 'invalid_request',
      details: [{ path: 'email', message: 'Please enter an e-mail address.' }],
    };
    await expect(readAnswer(Response.json(body, { status: 400 }))).rejects.toMatchObject({
      message: 'Lütfen yazdıklarınızı kontrol edin.',
      said: 'Lütfen yazdıklarınızı kontrol edin.',
      details: [{ path: 'email', message: 'Lütfen bir e-posta adresi girin.' }],
    });
    expect(new NetworkError().message).toBe('Bir şeyler ters gitti. Lütfen yeniden deneyin.');
  });
});
