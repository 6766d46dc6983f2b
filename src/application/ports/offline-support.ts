/** What answers in the server's place, beside the pages, when there is no connection. */
export interface OfflineSupport {
  /** Sets it up, or brings it up to date. False: there is none in this browser, or not at this address. Never rejects. */
  setUp(): Promise<boolean>;
}
