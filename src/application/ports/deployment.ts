/** The version of the app that the server gives out. */
export interface Deployment {
  /** True when the deployed version is known to differ from that of this page. Never rejects. */
  hasChanged(): Promise<boolean>;
}
