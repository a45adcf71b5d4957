import { createRequire } from 'node:module';

const startMailDev = createRequire(import.meta.url)('maildev');

const [smtp, web, mailDirectory] = process.argv.slice(2);
const anywhere = '0.0.0.0';
const inbox = startMailDev({
  smtp: Number(smtp),
  web: Number(web),
  ip: anywhere,
  webIp: anywhere,
  mailDirectory,
  silent: true,
});
// Called as a library it opens its page alone, and its own `listen` throws.
inbox.smtp.listen(Number(smtp), anywhere);
