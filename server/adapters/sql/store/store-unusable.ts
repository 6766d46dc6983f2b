/** The store cannot be opened; the message explains the reason to a person. */
export class StoreUnusable extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreUnusable';
  }
}

/** Another process has the store open. */
export class StoreLocked extends StoreUnusable {
  constructor(path: string, options?: ErrorOptions) {
    super(`Another process is using the data in ${path}.`, options);
    this.name = 'StoreLocked';
  }
}
