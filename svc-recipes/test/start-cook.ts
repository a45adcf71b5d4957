import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Script, type ScriptedCall, startChef } from '../../local/stand-ins/chef/index.ts';
import { aWrittenRecipe } from './a-written-recipe.ts';

interface Call {
  messages: { role: string; content: string }[];
  body: Record<string, unknown>;
  headers: IncomingMessage['headers'];
  /** Raised when the service has hung up. */
  isGone: boolean;
}

export type Play = Script;
type Fault = NonNullable<Exclude<Awaited<ReturnType<Script>>, string>['fault']>;

/** Answers with this text, a few words at a time. */
export const say =
  (text: string | object, paceMs = 0): Play =>
  () => ({ text: typeof text === 'string' ? text : JSON.stringify(text), paceMs });

/** Fails as the chef does when it is told to. */
export const goWrong =
  (name: Fault['name'], seconds?: number): Play =>
  () => ({ fault: { name, ...(seconds !== undefined && { seconds }) } });

export const silence = goWrong('silence');

const sayEnd = ({ dialect, order }: ScriptedCall) => {
  const nothing = { text: '', refusal: null, isCutShort: false };
  return dialect.closing(nothing, { input: 0, output: 0 }, order).join('');
};

/** Begins an answer, which the rest of a test goes on with. */
const begin = (response: ServerResponse, type = 'text/event-stream') =>
  response.writeHead(200, { 'content-type': type });

/** Cut after every second byte, in the middle of letters too. */
export const sayInBytes =
  (text: object): Play =>
  async call => {
    begin(call.response);
    const bytes = Buffer.from(`${call.dialect.piece(JSON.stringify(text))}${sayEnd(call)}`);
    for (let at = 0; at < bytes.length; at += 2) {
      call.response.write(bytes.subarray(at, at + 2));
      // Else they would travel together.
      await wait(0);
    }
    call.response.end();
    return 'answered' as const;
  };

/** Sends these bytes as they are. */
export const sayRaw =
  (text: string, type?: string): Play =>
  ({ response }) => {
    begin(response, type).end(text);
    return 'answered';
  };

/** A play that goes on only when the test says so. */
export function byHand() {
  const begun = Promise.withResolvers<ScriptedCall>();
  const play: Play = call => {
    begin(call.response).flushHeaders();
    begun.resolve(call);
    return 'answered';
  };
  return {
    play,
    async say(text: string) {
      const { response, dialect } = await begun.promise;
      response.write(dialect.piece(text));
    },
    async end() {
      const call = await begun.promise;
      call.response.end(sayEnd(call));
    },
  };
}

export const fail =
  (status: number, headers: Record<string, string> = {}, message = 'no'): Play =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, type: 'x', code: 'x' } }));
    return 'answered';
  };

/** The chef, who does what the test tells it, one play a call; then it gives a good recipe. */
export async function startCook() {
  const calls: Call[] = [];
  let plays: Play[] = [];
  let usually = say(aWrittenRecipe());
  const chef = await startChef({
    paceMs: 0,
    model: 'a-model',
    script(asked) {
      const body = asked.body as Pick<Call, 'messages'> & Call['body'];
      const { messages } = body;
      const call: Call = { messages, body, headers: asked.request.headers, isGone: false };
      asked.response.once('close', () => {
        call.isGone = !asked.response.writableFinished;
      });
      calls.push(call);
      return (plays.shift() ?? usually)(asked);
    },
  });
  return {
    url: chef.url,
    calls,
    /** Forgets the calls so far, and plays these next. */
    play: (...next: Play[]) => {
      calls.length = 0;
      plays = next;
    },
    always: (play: Play) => {
      usually = play;
    },
    stop: chef.stop,
  };
}

export type Cook = Awaited<ReturnType<typeof startCook>>;
