/** The store cannot be opened as it is; the message tells a person why. */
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
