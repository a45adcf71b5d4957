import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { sendPage } from '../../pages/send-page.ts';
import { type Defect, isDefect } from './defects.ts';
import { signInPage } from './pages.ts';
import { type People, type Person, samplePeople } from './people.ts';
import { readBody } from './read-body.ts';
import type { Script } from './script.ts';

interface Deps {
  provider: Provider;
  people: People;
  defectForAll: () => Defect | undefined;
  script: Script | undefined;
}

const emailForm = /^[^\s@<>",;:\\]+@[^\s@<>",;:\\.]+(?:\.[^\s@<>",;:\\.]+)+$/;
const maxEmailLength = 254;

const isEmail = (value: string) => value.length <= maxEmailLength && emailForm.test(value);

function whoOf(form: URLSearchParams): Person | undefined {
  const who = form.get('who') ?? '';
  if (who !== 'typed') return samplePeople[Number(who)];
  return {
    email: form.get('email')?.trim() ?? '',
    name: form.get('name')?.trim() ?? '',
    isHosted: form.has('hosted'),
  };
}

/** The page that asks who is there, and what comes of the answer. */
export function signIn({ provider, people, defectForAll, script }: Deps) {
  async function show(
    req: IncomingMessage,
    res: ServerResponse,
    more: { mistake?: string; typed?: Person } = {},
  ) {
    const { params } = await provider.interactionDetails(req, res);
    const site = new URL(String(params.redirect_uri)).origin;
    // A form that leads on to the site: some browsers ask for leave for that, too.
    const status = more.mistake ? 422 : 200;
    sendPage(res, {
      status,
      html: signInPage({ site, defectForAll: defectForAll(), ...more }),
      leadsTo: site,
    });
  }

  async function take(req: IncomingMessage, res: ServerResponse) {
    const form = new URLSearchParams(await readBody(req));
    const chosen = form.get('defect');
    const defect = defectForAll() ?? (isDefect(chosen) ? chosen : undefined);
    const person = whoOf(form);
    if (person && defect !== 'cancels' && !isEmail(person.email))
      return show(req, res, { mistake: 'Please enter an e-mail address.', typed: person });
    await finish(req, res, defect === 'cancels' ? undefined : person, defect);
  }

  async function finish(
    req: IncomingMessage,
    res: ServerResponse,
    person: Person | undefined,
    defect?: Defect,
  ) {
    const cancelled = { error: 'access_denied', error_description: 'the person has cancelled' };
    const result = person
      ? { login: { accountId: people.signIn(person, defect).subject, remember: false } }
      : cancelled;
    await provider.interactionFinished(req, res, result);
  }

  /** No page: a test has said who it is. */
  async function followScript(req: IncomingMessage, res: ServerResponse, { visitor }: Script) {
    const { params } = await provider.interactionDetails(req, res);
    await finish(req, res, visitor(params));
  }

  return (req: IncomingMessage, res: ServerResponse) => {
    if (script) return followScript(req, res, script);
    return req.method === 'POST' ? take(req, res) : show(req, res);
  };
}
