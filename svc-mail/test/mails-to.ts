import type { ReceivedMail } from './read-mail.ts';
import type { SmtpSink } from './smtp-sink.ts';

export const mailsTo = (sink: SmtpSink, address: string) =>
  sink.taken.filter(({ to }) => to.includes(address));

export const headerOf = (mail: ReceivedMail | undefined, name: string) =>
  mail?.headers.filter(([key]) => key === name).map(([, value]) => value);

/** The subjects of all that an address got, in order. */
export const subjectsTo = (sink: SmtpSink, address: string) =>
  mailsTo(sink, address).flatMap(mail => headerOf(mail, 'subject') ?? []);
