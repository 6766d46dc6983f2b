import { execFileSync } from 'node:child_process';
import { constants } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Website } from '../../server/web/a-website.ts';

/** An address and a file that nobody must ask for or open, and that notice who does. */
export class Bait {
  /** A named pipe: whoever opens it lets its other end open as well. */
  readonly file: string;
  readonly #folder: string;
  readonly #site: Website;
  readonly #watching: Promise<void>;
  #openings = 0;

  static async lay(): Promise<Bait> {
    const folder = await mkdtemp(path.join(tmpdir(), 'bait-'));
    return new Bait(folder, await Website.open((_request, response) => response.end('taken')));
  }

  private constructor(folder: string, site: Website) {
    this.#folder = folder;
    this.#site = site;
    this.file = path.join(folder, 'pipe');
    execFileSync('mkfifo', [this.file]);
    this.#watching = this.#watch();
  }

  get address(): string {
    return `http://127.0.0.1:${this.#site.port}/bait`;
  }

  /** How often it was asked for, and whether it was opened. */
  get taken(): { readonly asked: number; readonly opened: number } {
    return { asked: this.#site.hits.length, opened: this.#openings };
  }

  async close(): Promise<void> {
    const before = this.#openings;
    // Lets the other end go.
    const reader = await open(this.file, constants.O_RDONLY | constants.O_NONBLOCK);
    await this.#watching;
    this.#openings = before;
    await reader.close();
    await this.#site.close();
    await rm(this.#folder, { recursive: true });
  }

  async #watch(): Promise<void> {
    const end = await open(this.file, 'w');
    this.#openings += 1;
    await end.writeFile('taken').catch(() => undefined);
    await end.close();
  }
}
