import type { Configuration } from '../../adapters/node/configuration.ts';
import { isLoopback } from './loopback.ts';

type SiteAddressOptions = Pick<Configuration, 'publicUrl' | 'host' | 'port' | 'smtpUrl'>;

/**
 * The public address of this server, for links of mails: PUBLIC_URL, else a name of this machine. Requests may contain
 * any host name, so only names of this machine are taken from them, and only while other machines cannot connect.
 */
export class SiteAddress {
  #baseUrl: string;
  readonly #isGiven: boolean;
  readonly #learns: boolean;
  readonly #reachesOthers: boolean;

  constructor({ publicUrl, host, smtpUrl, port }: SiteAddressOptions) {
    this.#baseUrl = publicUrl ?? `http://localhost:${port}`;
    this.#isGiven = publicUrl !== null;
    this.#learns = publicUrl === null && isLoopback(host);
    this.#reachesOthers = publicUrl === null && (smtpUrl !== null || !isLoopback(host));
  }

  /** Without a trailing slash. */
  get baseUrl(): string {
    return this.#baseUrl;
  }

  /** True when other machines can connect, but PUBLIC_URL is missing: links of mails would not work there. */
  get isUselessToOthers(): boolean {
    return this.#reachesOthers;
  }

  /** Sets the actual port, when the operator has configured any free one. */
  listensOn(url: string): void {
    if (!this.#isGiven) this.#baseUrl = `http://localhost:${new URL(url).port || '80'}`;
  }

  /** Sets the address that a browser on this machine used: its own host name, or the port of a tunnel. */
  learn(requestUrl: string): void {
    if (!this.#learns) return;
    const { origin, hostname } = new URL(requestUrl);
    if (isLoopback(hostname.replace(/^\[|\]$/g, ''))) this.#baseUrl = origin;
  }
}
