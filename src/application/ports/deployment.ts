/** The deployed version of the app. */
export interface Deployment {
  /** True when the deployed version is known to differ from that of this page. Never rejects. */
  hasChanged(): Promise<boolean>;
}
