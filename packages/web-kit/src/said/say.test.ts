import { afterEach, describe, expect, test } from '@jest/globals';
import { messages, problems, SignUpBody } from '@sufra/contracts';
import { NetworkError } from '../http/api-error.ts';
import { readAnswer } from '../http/read-answer.ts';
import { knownSentences, withoutFigures } from './known-sentences.ts';
import { forgetSentences, knowSentences, say } from './say.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
  forgetSentences();
});

test('what is known says in English what contracts say', () => {
  const { byCode, bySentence } = knownSentences();
  for (const [code, { message }] of Object.entries(problems)) expect(byCode).toHaveProperty(code, message);
  for (const sentence of Object.values(messages)) {
    expect(bySentence.get(withoutFigures(sentence))?.(5)).toBe(sentence);
  }
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
