import { createTransport } from 'nodemailer';
import { mailMessage } from '../server/adapters/mail/mail-message.ts';
import { MailRefused, type Mailer, type OutgoingMail } from '../server/application/ports/mailer.ts';
import type { Logger } from '../server/application/ports/surroundings.ts';

/** Hands a whole message to a service. `refused`: it will never take it; rejecting makes the server try again later. */
export type Deliver = (to: string, message: Uint8Array) => Promise<'taken' | 'refused'>;

type MessageMailerOptions = {
  readonly from: string;
  readonly deliver: Deliver;
  readonly logger: Pick<Logger, 'info'>;
};

/** Writes each mail as one message, with its head and both of its forms, for a service that takes such messages. */
export class MessageMailer implements Mailer {
  readonly #options: MessageMailerOptions;
  readonly #writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(options: MessageMailerOptions) {
    this.#options = options;
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { from, deliver, logger } = this.#options;
    const { message } = await this.#writer.sendMail(mailMessage(mail, from));
    if ((await deliver(mail.to, message as Uint8Array)) === 'refused') throw new MailRefused();
    // The subject alone: the text may hold links that only its receiver may open.
    logger.info('mail.sent', { subject: mail.subject });
  }

  close(): void {}
}
