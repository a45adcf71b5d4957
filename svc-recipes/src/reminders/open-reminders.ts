import { brand } from '@sufra/contracts';
import type { openService } from '@sufra/service-kit';
import type { RecipesConfig } from '../config.ts';
import type { Reach } from '../import/fetching/bound-agent.ts';
import type { Resolve } from '../import/fetching/resolve-public.ts';
import { openPushSender } from './push/send-push.ts';
import { openVapid } from './push/vapid.ts';
import type { ReminderModel } from './reminder-model.ts';
import { remindersRoutes } from './reminders.routes.ts';
import { sendDue } from './send-due.ts';

/** How push services are found and reached; tests lead there to one of their own. */
export interface PushWay {
  resolve?: Resolve;
  reach?: Reach;
}

interface Options {
  service: ReturnType<typeof openService>;
  config: RecipesConfig;
  reminders: ReminderModel;
  way: PushWay;
}

const everyMs = 1_000;
const tooLateMs = 120_000;

/** The calls of reminders, and the work that sends them; without a key there is nothing to send by. */
export function openReminders({ service, config, reminders, way }: Options) {
  const { pushKey, pushHosts: hosts } = config;
  const vapid =
    pushKey === undefined ? undefined : openVapid({ key: pushKey, contact: brand.contactAddress });
  if (vapid) {
    const counted = service.metrics.counter({
      name: 'sufra_reminders_total',
      help: 'Reminders by what became of them at the push service',
      labels: ['outcome'],
    });
    const send = openPushSender({ vapid, hosts, ttlSeconds: tooLateMs / 1_000, ...way });
    const note = (outcome: string) => counted.inc({ outcome });
    service.inBackground('reminders', {
      work: stopping => sendDue({ reminders, send, note, log: service.log, tooLateMs }, stopping),
      everyMs,
    });
  }
  return remindersRoutes({ reminders, hosts, publicKey: vapid?.publicKey, throttle: service.throttle });
}
