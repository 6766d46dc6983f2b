/** A backup cannot be made or restored; the message explains the reason to the operator. */
export class BackupUnusable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupUnusable';
  }
}
