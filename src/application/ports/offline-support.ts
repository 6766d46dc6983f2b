/** Support for pages without a connection. */
export interface OfflineSupport {
  /** Installs or updates it. False: not supported in this browser or at this address. Never rejects. */
  setUp(): Promise<boolean>;
}
