import { MailRefused, type Mailer, type OutgoingMail } from '../../application/ports/mailer.ts';
import type { Logger } from '../../application/ports/surroundings.ts';
import { mailMessage } from './mail-message.ts';

/** Timeouts of a mail server for the connection, the greeting and each response, in milliseconds. */
const PATIENCE_MS = 20_000;

export type SmtpMailerOptions = {
  /** `smtp://user:password@host:port` or `smtps://…` */
  readonly url: string;
  readonly from: string;
  readonly logger: Logger;
};

/** Sends mails through a mail server. */
export class SmtpMailer implements Mailer {
  readonly #options: SmtpMailerOptions;
  #transport: ReturnType<typeof openTransport> | undefined;

  constructor(options: SmtpMailerOptions) {
    this.#options = options;
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { url, from, logger } = this.#options;
    this.#transport ??= openTransport(url);
    try {
      const transport = await this.#transport;
      await transport.sendMail(mailMessage(mail, from));
    } catch (error) {
      throw isFinal(error) ? new MailRefused({ cause: error }) : error;
    }
    logger.info('mail.sent', { subject: mail.subject });
  }

  close(): void {
    void this.#transport?.then((transport) => transport.close());
  }
}

/** Loaded with the first mail, because the library needs some megabytes. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
}

/**
 * A permanent refusal by the recipient's server. A failed login can be fixed by the operator, so the mail is retried.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  return isAboutThisMail && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
