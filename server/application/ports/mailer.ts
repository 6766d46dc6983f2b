/** A mail, ready to go. */
export type OutgoingMail = {
  /** Names it in file names and headers; digits. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One POST to it ends mails of this kind; null for mails that have to be. */
  readonly unsubscribeUrl: string | null;
};

/** Takes mails out of the house. */
export interface Mailer {
  /** Resolves when somebody else has taken the mail over. @throws {MailRefused}; after other errors try again. */
  send(mail: OutgoingMail): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}

/** Nobody will ever take this mail: there is no such address, say. */
export class MailRefused extends Error {
  constructor(options?: ErrorOptions) {
    super('the mail was refused', options);
    this.name = 'MailRefused';
  }
}
