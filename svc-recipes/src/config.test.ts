import { describe, expect, test } from '@jest/globals';
import { readConfig } from './config.ts';

const anEnvironment = (overrides: Record<string, string | undefined> = {}) => ({
  PORT: '8080',
  INTERNAL_PORT: '8081',
  MONGO_URL: 'mongodb://db/recipes',
  EVENT_BUS_URL: 'amqp://broker',
  KEY_SET_URL: 'http://svc-auth:8080/keys',
  OPENAI_API_KEY: 'sk-canary-key',
  ...overrides,
});
const read = (overrides?: Record<string, string | undefined>) => readConfig(anEnvironment(overrides));

function faultOf(overrides: Record<string, string | undefined>): string {
  try {
    read(overrides);
  } catch (error) {
    return String(error);
  }
  throw new Error('nothing was refused');
}

describe('the configuration', () => {
  test('has the limits of the specification unless set otherwise', () => {
    expect(read()).toMatchObject({
      mode: 'production',
      openaiBaseUrl: 'https://api.openai.com/v1',
      openaiMaxTokensField: 'max_completion_tokens',
      generationDeadlineMs: 45_000,
      generationCalls: 3,
      generationsAtOncePerMember: 3,
      recipeRestoreMs: 30_000,
      premiumGenerationsPerHour: 60,
      freeQuotaSize: 3,
      freeQuotaRenews: 'monthly',
    });
    const { openaiModel, openaiMaxTokens, generationsAtOnce, generationsPerDay } = read();
    expect(openaiModel).not.toBe('');
    for (const limit of [openaiMaxTokens, generationsAtOnce, generationsPerDay])
      expect(limit).toBeLessThan(10_000);
  });

  test.each(['OPENAI_API_KEY', 'MONGO_URL', 'EVENT_BUS_URL', 'KEY_SET_URL'])(
    'has no default for %s',
    name => {
      expect(faultOf({ [name]: undefined })).toContain(`${name}: is not set`);
      expect(faultOf({ [name]: ' ' })).toContain(`${name}: is not set`);
    },
  );

  test.each([
    ['OPENAI_BASE_URL', 'api.openai.com', 'must be an address that starts with http: or https:'],
    ['OPENAI_BASE_URL', 'ftp://models', 'must be an address that starts with http: or https:'],
    ['OPENAI_TEMPERATURE', '2.5', 'must be a number from 0 to 2, or none'],
    ['OPENAI_TEMPERATURE', 'warm', 'must be a number from 0 to 2, or none'],
    ['OPENAI_MAX_TOKENS', '100', 'must be at least 500'],
    ['OPENAI_MAX_TOKENS_FIELD', 'tokens', 'must be max_completion_tokens or max_tokens'],
    ['GENERATION_DEADLINE_MS', '0', 'must be at least 100'],
    ['GENERATION_CALLS', '0', 'must be at least 1'],
    ['GENERATIONS_AT_ONCE_PER_MEMBER', '1.5', 'must be a whole number'],
    ['GENERATIONS_AT_ONCE', 'many', 'must be a whole number'],
    ['GENERATIONS_PER_DAY', '-1', 'must not be negative'],
    ['PREMIUM_GENERATIONS_PER_HOUR', '0', 'must be at least 1'],
    ['FREE_QUOTA_SIZE', '-1', 'must not be negative'],
    ['FREE_QUOTA_RENEWS', 'weekly', 'must be monthly or never'],
  ])('refuses %s=%s by name and reason', (name, value, reason) => {
    expect(faultOf({ [name]: value })).toContain(`${name}: ${reason}`);
  });

  test('names all that is wrong at once, and never quotes a secret', () => {
    const fault = faultOf({
      OPENAI_API_KEY: 'sk-canary key',
      OPENAI_BASE_URL: 'user:canary@models',
      MONGO_URL: 'postgres://root:canary@db',
    });
    for (const name of ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'MONGO_URL'])
      expect(fault).toContain(`${name}: must`);
    expect(fault).not.toContain('canary');
  });

  test.each(['sk-canary\nkey', 'sk-canary\u0000', 'sk-cänary'])(
    'refuses the key %j, that no header can hold',
    value => {
      expect(faultOf({ OPENAI_API_KEY: value })).toContain(
        'OPENAI_API_KEY: must be one word of plain characters',
      );
    },
  );

  test('takes a key from a file that ends with a line break', () => {
    expect(read({ OPENAI_API_KEY: 'sk-canary-key\n' }).openaiApiKey).toBe('sk-canary-key');
  });

  test.each([
    ['none', null],
    ['0', 0],
    ['1.3', 1.3],
    [undefined, 0.7],
    ['', 0.7],
  ])('takes the temperature %j', (value, temperature) => {
    expect(read({ OPENAI_TEMPERATURE: value }).openaiTemperature).toBe(temperature);
  });

  test('takes another server and its own limits', () => {
    expect(
      read({
        OPENAI_BASE_URL: 'http://chef:8090/v1/',
        FREE_QUOTA_SIZE: '0',
        FREE_QUOTA_RENEWS: 'never',
        OPENAI_MAX_TOKENS_FIELD: 'max_tokens',
      }),
    ).toMatchObject({
      openaiBaseUrl: 'http://chef:8090/v1',
      freeQuotaSize: 0,
      freeQuotaRenews: 'never',
      openaiMaxTokensField: 'max_tokens',
    });
  });
});
