/** A mail that is ready to be sent. */
export type OutgoingMail = {
  /** Identifies the mail in file names and headers; digits. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A POST to this address unsubscribes from mails of this kind; null for mandatory mails. */
  readonly unsubscribeUrl: string | null;
};

/** Delivers mails to another server or to files. */
export interface Mailer {
  /**
   * Resolves when the mail is handed over. @throws {MailRefused} for a permanent failure; other errors can be retried
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Closes open connections. */
  close(): void;
}

/** A permanent failure, such as an address that does not exist. */
export class MailRefused extends Error {
  constructor(options?: ErrorOptions) {
    super('the mail was refused', options);
    this.name = 'MailRefused';
  }
}
