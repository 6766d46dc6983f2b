import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer, OutgoingMail } from '../../application/ports/mailer.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { makeDirectory, syncDirectory, writeSynced } from '../files/durable-file.ts';
import { mailMessage } from './mail-message.ts';

export type OutboxMailerOptions = {
  readonly directory: string;
  readonly from: string;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** Writes mails to files that any mail program opens, where no mail server is named. */
export class OutboxMailer implements Mailer {
  readonly #options: OutboxMailerOptions;
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  constructor(options: OutboxMailerOptions) {
    this.#options = options;
  }

  async send(mail: OutgoingMail): Promise<void> {
    const { directory, from, clock, logger } = this.#options;
    const { message } = await this.#transport.sendMail(mailMessage(mail, from));
    const time = new Date(clock.now()).toISOString().replace(/[:.]/g, '-');
    const file = `${time}-${mail.id}.eml`;
    const whole = path.join(directory, file);
    const part = `${whole}.part`;
    await makeDirectory(directory);
    await rm(part, { force: true });
    await writeSynced(part, message as Uint8Array);
    await rename(part, whole);
    await syncDirectory(directory);
    logger.info('mail.written', { subject: mail.subject, file });
  }

  close(): void {
    this.#transport.close();
  }
}
