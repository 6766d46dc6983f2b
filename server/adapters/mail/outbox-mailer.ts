import type { Mailer, OutgoingMail } from '../../application/ports/mailer.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { mailMessage } from './mail-message.ts';

export type OutboxMailerOptions = {
  /** The folder of the files. A put is durable when it resolves. */
  readonly outbox: { put(name: string, bytes: Uint8Array): Promise<void> };
  readonly from: string;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Writes mails to files that any mail program can open, when no mail server is configured. */
export class OutboxMailer implements Mailer {
  readonly #options: OutboxMailerOptions;

  constructor(options: OutboxMailerOptions) {
    this.#options = options;
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { outbox, from, clock, logger } = this.#options;
    // Loaded lazily: many sites send no mail for days, and the library needs some megabytes.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(mailMessage(mail, from));
    const time = new Date(clock.now()).toISOString().replace(/[:.]/g, '-');
    const file = `${time}-${mail.id}.eml`;
    await outbox.put(file, message as Uint8Array);
    logger.info('mail.written', { subject: mail.subject, file });
  }

  close(): void {}
}
