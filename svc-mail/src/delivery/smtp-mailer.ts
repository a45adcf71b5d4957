import type { Tracing } from '@sufra/service-kit';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { Mail } from '../letter/letter.ts';
import { describeFailure, isRefusedForGood } from './smtp-failure.ts';

interface SmtpOptions {
  /** `smtps:` is TLS from the start; `smtp:` turns to TLS where the server offers it, `?requireTLS=true` insists. */
  url: string;
  from: string;
  connections: number;
  timeoutMs: number;
  deliveryMs: number;
  tracing: Tracing;
}

interface Letter {
  to: string;
  messageId: string;
  mail: Mail;
  signal: AbortSignal;
}

export interface Mailer {
  /** What became of it, or an error where another try may do better. */
  send(letter: Letter): Promise<string>;
  /** What is wrong with the mail server, if anything. */
  fault(): Promise<string | undefined>;
  close(): void;
}

const faultKnownForMs = 15_000;

export function smtpMailer({ url, from, connections, timeoutMs, deliveryMs, tracing }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The bus tries again, with its delays; a hidden second try in here would know nothing of them.
    maxRequeues: 0,
    idleTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let known: { at: number; fault: Promise<string | undefined> } | undefined;

  async function hand({ to, messageId, mail, signal }: Letter): Promise<string> {
    const { subject, text, html } = mail;
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        messageId,
        subject,
        text,
        html,
        // Mailboxes answer it with no notice of absence; the second is for Exchange.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(deliveryMs)]),
      });
      return 'sent';
    } catch (error) {
      const failure = error as NodemailerError;
      if (isRefusedForGood(failure)) return `refused: ${describeFailure(failure)}`;
      throw new Error(`the mail did not go yet: ${describeFailure(failure)}`);
    }
  }

  return {
    send: letter =>
      tracing.span({ what: 'mail', name: 'send mail', attributes: {} }, async span => {
        const outcome = await hand(letter);
        span?.set({ 'sufra.mail.outcome': outcome });
        return outcome;
      }),
    // Readiness is asked often, and each look is a connection.
    fault() {
      if (!known || performance.now() - known.at > faultKnownForMs) {
        const fault = transport.verify().then(() => undefined, describeFailure);
        known = { at: performance.now(), fault };
      }
      return known.fault;
    },
    close: () => transport.close({ force: true }),
  };
}
