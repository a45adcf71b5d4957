import { createRequire } from 'node:module';

// A process of its own: maildev ends whatever process it runs in when a signal comes.
const startMailDev = createRequire(import.meta.url)('maildev');

const [host, smtp, web, mailDirectory] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));
// maildev does not look after the files that it writes: on a full disk it ends here, and is started again.
process.on('uncaughtException', error => {
  process.stderr.write(`The inbox cannot go on: ${error.message}\n`);
  process.exit(1);
});
const inbox = startMailDev({
  smtp: Number(smtp),
  web: Number(web),
  ip: host,
  webIp: host,
  mailDirectory,
  silent: true,
});
// Called as a library it opens its page alone, and its own `listen` throws.
inbox.smtp.listen(Number(smtp), host, () => process.send?.('ready'));
