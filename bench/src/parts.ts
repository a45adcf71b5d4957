import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const randomKey = () => randomBytes(32).toString('base64');
const folder = join(import.meta.dirname, '..', '..');
export const readyAddress = /http:\/\/[\w.]+:\d+(?=","msg":"ready")/;

/** Parts of the product as processes of their own, with a database and a key set; `stop` ends them all. */
export async function openParts() {
  const processes: ChildProcess[] = [];

  /** Starts one part and answers the first address that it tells of. */
  function run(script: string, env: Record<string, string>, address: RegExp) {
    const child = spawn(process.execPath, ['--no-warnings', join(folder, script)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    return new Promise<{ url: string; pid: number }>((resolve, reject) => {
      let output: string | undefined = '';
      child.stdout?.on('data', chunk => {
        if (output === undefined) return;
        output += chunk;
        const [url] = address.exec(output) ?? [];
        if (!url) return;
        output = undefined;
        resolve({ url, pid: child.pid ?? 0 });
      });
      child.once('exit', code => reject(new Error(`${script} ended with ${code}\n${output}`)));
    });
  }

  const { url: mongo, pid: mongoPid } = await run(
    'local/stand-ins/mongo/src/main.ts',
    { PORT: '0' },
    /mongodb:\/\/[\w.]+:\d+/,
  );
  const keys = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'bench', use: 'sig', alg: 'RS256' };
  const keySet = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await once(keySet.listen(0, '127.0.0.1'), 'listening');
  const keySetUrl = `http://127.0.0.1:${(keySet.address() as AddressInfo).port}/keys`;

  return {
    run,
    mongo,
    mongoPid,
    /** Runs a service's own script on a database of its own. */
    fill: (script: string, database: string, ...words: string[]) =>
      promisify(execFile)(process.execPath, ['--no-warnings', join(folder, script), ...words], {
        env: { ...process.env, MONGO_URL: `${mongo}/${database}` },
      }),
    service: (name: string, more: Record<string, string> = {}, database = name) =>
      run(
        `${name}/src/main.ts`,
        {
          ...{ HOST: '127.0.0.1', PORT: '0', INTERNAL_PORT: '0', SITE_URL: 'http://localhost' },
          // Production refuses events in memory; nothing that is measured differs by the mode.
          MODE: 'local',
          ...{ MONGO_URL: `${mongo}/${database}`, EVENT_BUS_URL: 'memory:', KEY_SET_URL: keySetUrl },
          ...more,
        },
        readyAddress,
      ),
    /** What svc-auth needs to sign with the same key. */
    signing: {
      SIGNING_KEYS: JSON.stringify([{ ...(await exportJWK(keys.privateKey)), kid: 'bench' }]),
      LINK_TOKEN_KEYS: randomKey(),
      REFRESH_KEYS: randomKey(),
      SECOND_FACTOR_KEYS: randomKey(),
    },
    tokenFor: (userId: string, isAdmin = false) =>
      new SignJWT({ sid: 'bench', ver: 1, adm: isAdmin, mod: false })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'bench' })
        .setSubject(userId)
        .setIssuer('sufra')
        .setAudience('sufra')
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(keys.privateKey),
    stop: async () => {
      for (const child of processes) child.kill('SIGTERM');
      await Promise.all(processes.map(child => child.exitCode ?? once(child, 'exit')));
      keySet.close();
    },
  };
}
