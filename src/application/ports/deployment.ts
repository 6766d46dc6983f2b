/** The version of the app that the server gives out. */
export interface Deployment {
  /** True when it is known to be another one than this page was loaded from. Never rejects. */
  hasChanged(): Promise<boolean>;
}
