import { afterEach, describe, expect, test } from '@jest/globals';
import { aGateway, stopAll } from '../../test/a-gateway.ts';
import { aLog } from '../../test/a-log.ts';

afterEach(stopAll);

const warnings = (lines: { level?: string; msg?: string }[], words: string) =>
  lines.filter(({ level, msg }) => level === 'warn' && msg?.includes(words));

async function visits(trustedProxies: string, header: string) {
  const log = aLog();
  const gateway = await aGateway({ trustedProxies, logLevel: 'info', logFile: log.file });
  for (let visit = 0; visit < 5; visit++)
    await fetch(`${gateway.url}/api/v1/blogs`, { headers: { [header]: '203.0.113.7' } });
  await gateway.stop();
  return log.lines();
}

describe('a proxy that is not trusted', () => {
  test('is spoken of at the start', async () => {
    expect(warnings(await visits('none', 'accept'), 'TRUSTED_PROXIES is none')).toHaveLength(1);
  });

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP'])(
    'is warned of once when requests come with %s',
    async header => {
      expect(warnings(await visits('none', header), 'says for whom it was forwarded')).toHaveLength(1);
    },
  );

  test('is spoken of nowhere when one is trusted', async () => {
    expect(warnings(await visits('127.0.0.1', 'X-Forwarded-For'), 'TRUSTED_PROXIES')).toEqual([]);
  });
});
