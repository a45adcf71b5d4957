import { demoMembers, demoPassword } from './demo-members.ts';

interface Announced {
  origin: string;
  inbox: string;
  bus: string;
  folder: string;
  seconds: number;
}

const busWords = (bus: string) => (bus === 'memory:' ? 'in memory' : 'RabbitMQ');

export function announcement({ origin, inbox, bus, folder, seconds }: Announced): string {
  return `
  Sufra is ready after ${seconds.toFixed(1)} s

    the site     ${origin}
    sign in as   ${demoMembers.map(member => member.email).join(', ')}
                 password ${demoPassword}
    mail inbox   ${inbox}
    the API      ${origin}/api/docs
    events       ${busWords(bus)}
    data, logs   ${folder}   (npm start -- --fresh begins anew)

  Ctrl-C stops everything.
`;
}
