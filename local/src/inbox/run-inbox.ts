import { createRequire } from 'node:module';

// A process of its own: maildev ends whatever process it runs in when a signal comes.
const startMailDev = createRequire(import.meta.url)('maildev');

const [smtp, web, mailDirectory] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
const options = {
  smtp: Number(smtp),
  web: Number(web),
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory,
  silent: true,
};
const inbox = startMailDev(options);
// Called as a library it opens its page alone, and its own `listen` throws.
inbox.smtp.listen(Number(smtp), '127.0.0.1');
