import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { sendPage } from '../../pages/send-page.ts';
import { type Defect, isDefect } from './defects.ts';
import { signInPage } from './pages.ts';
import { type People, type Person, samplePeople } from './people.ts';
import { readBody } from './read-body.ts';

interface Deps {
  provider: Provider;
  people: People;
  defectForAll: () => Defect | undefined;
}

const emailForm = /^[^\s@<>",;:\\]+@[^\s@<>",;:\\.]+(?:\.[^\s@<>",;:\\.]+)+$/;
const maxEmailLength = 254;

const isEmail = (value: string) => value.length <= maxEmailLength && emailForm.test(value);

function whoOf(form: URLSearchParams): Person | undefined {
  const who = form.get('who') ?? '';
  if (who !== 'typed') return samplePeople[Number(who)];
  return { email: form.get('email')?.trim() ?? '', name: form.get('name')?.trim() ?? '' };
}

/** The page that asks who is there, and what comes of the answer. */
export function signIn({ provider, people, defectForAll }: Deps) {
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
    if (!person || defect === 'cancels')
      return provider.interactionFinished(req, res, {
        error: 'access_denied',
        error_description: 'the person has cancelled',
      });
    if (!isEmail(person.email))
      return show(req, res, { mistake: 'Please enter an e-mail address.', typed: person });
    const { subject } = people.signIn(person, defect);
    await provider.interactionFinished(req, res, { login: { accountId: subject, remember: false } });
  }

  return (req: IncomingMessage, res: ServerResponse) =>
    req.method === 'POST' ? take(req, res) : show(req, res);
}
