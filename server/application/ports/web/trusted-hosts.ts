/** The operator's list of hosts for whose links the site vouches. */
export interface TrustedHosts {
  /** In lower case and ASCII, as links have them; their subdomains are trusted as well. */
  all(): readonly string[];
  /** Reloads the list, if it can change; the operator triggers it. */
  reload?(): void;
}
