import type { Configuration } from '../../adapters/node/configuration.ts';
import { isLoopback } from './loopback.ts';

type SiteAddressOptions = Pick<Configuration, 'publicUrl' | 'host' | 'port' | 'smtpUrl'>;

/**
 * Where people reach this server, for the links of mails: PUBLIC_URL, else a name of this machine. Requests may claim
 * any name, so only names of this machine are taken from them, and only while no other machine can send requests.
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

  /** Without a slash at the end. */
  get baseUrl(): string {
    return this.#baseUrl;
  }

  /** People on other machines may get mails, whose links lead nowhere for them: PUBLIC_URL is missing. */
  get isUselessToOthers(): boolean {
    return this.#reachesOthers;
  }

  /** Takes the port that the server listens on, where any was asked for. */
  listensOn(url: string): void {
    if (!this.#isGiven) this.#baseUrl = `http://localhost:${new URL(url).port || '80'}`;
  }

  /** Takes the address that a browser on this machine used: its own name, or the port that a tunnel ends at. */
  learn(requestUrl: string): void {
    if (!this.#learns) return;
    const { origin, hostname } = new URL(requestUrl);
    if (isLoopback(hostname.replace(/^\[|\]$/g, ''))) this.#baseUrl = origin;
  }
}
