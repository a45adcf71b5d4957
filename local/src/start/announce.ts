import { demoMembers, demoPassword } from './demo-members.ts';

interface Announced {
  origin: string;
  inbox: string;
  google: string | undefined;
  stripe: string | undefined;
  traces: string | undefined;
  prometheus: string | undefined;
  bus: string;
  folder: string;
  without: string[];
  seconds: number;
}

const busWords = (bus: string) => (bus === 'memory:' ? 'in memory' : 'RabbitMQ');

const googleLine = (issuer: string | undefined) =>
  issuer ? `    Google       a stand-in; ${issuer}/__control lets things go wrong\n` : '';

const stripeLine = (url: string | undefined) =>
  url ? `    payments     by a stand-in for Stripe, no card is charged; ${url}/__control\n` : '';

const line = (label: string, url: string | undefined) => (url ? `    ${label.padEnd(13)}${url}\n` : '');

const leftOut = (name: string) => `    left to you  npm run dev -w ${name}\n`;

export function announcement({
  origin,
  inbox,
  google,
  stripe,
  traces,
  prometheus,
  bus,
  folder,
  without,
  seconds,
}: Announced): string {
  return `
  Sufra is ready after ${seconds.toFixed(1)} s

    the site     ${origin}
    sign in as   ${demoMembers.map(member => member.email).join(', ')}
                 password ${demoPassword}
    mail inbox   ${inbox}
${googleLine(google)}${stripeLine(stripe)}    the API      ${origin}/api/docs
${line('traces', traces)}${line('Prometheus', prometheus)}    events       ${busWords(bus)}
    data, logs   ${folder}   (npm start -- --fresh begins anew)
${without.map(leftOut).join('')}
  Ctrl-C stops everything.
`;
}
