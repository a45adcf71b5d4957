import { ConfigurationError } from '@sufra/service-kit';
import { databaseOf } from '../slices/service-environment.ts';
import { hasOwnAccounts, urlFor } from './event-bus.ts';
import { localSettings } from './local-settings.ts';

export interface Platform {
  mongoUrl: string;
  eventBusUrl: string;
  smtpUrl: string;
  keySetUrls: string[];
  siteUrl: string;
  logFolder: string;
  secrets: Record<string, string>;
  /** Where the stand-ins for providers are. */
  standIns: Record<string, string>;
}

interface Ports {
  port: number;
  internalPort: number;
}

export function databaseUrl(mongoUrl: string, service: string) {
  const url = URL.parse(mongoUrl);
  if (!url?.protocol.startsWith('mongodb'))
    throw new ConfigurationError(['MONGO_URL: must be an address that starts with mongodb: or mongodb+srv:']);
  url.pathname = `/${databaseOf(service)}`;
  return url.href;
}

/**
 * What a service reads in a local run: everything is offered to every service, which takes what it knows. What the caller's
 * environment says of times, limits and sizes wins; where the parts are is settled here.
 */
export function serviceEnvironment(
  platform: Platform,
  service: string,
  { port, internalPort }: Ports,
): NodeJS.ProcessEnv {
  return {
    LOG_FILE: `${platform.logFolder}/${service}.log`,
    MAIL_FROM: 'Sufra <hello@sufra.example>',
    CHECK_ANSWERS: 'true',
    ...localSettings,
    ...process.env,
    ...platform.secrets,
    ...platform.standIns,
    MODE: 'local',
    HOST: '127.0.0.1',
    PORT: String(port),
    INTERNAL_PORT: String(internalPort),
    MONGO_URL: databaseUrl(platform.mongoUrl, service),
    EVENT_BUS_URL: urlFor(platform.eventBusUrl, service),
    EVENT_BUS_ACCOUNTS: hasOwnAccounts(platform.eventBusUrl) ? 'own' : 'shared',
    KEY_SET_URL: platform.keySetUrls.join(','),
    SITE_URL: platform.siteUrl,
    PUBLIC_ORIGIN: platform.siteUrl,
    SMTP_URL: platform.smtpUrl,
  };
}
