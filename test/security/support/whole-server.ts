import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Container } from 'inversify';
import { catalogue } from '../../../server/adapters/http-api/calls/catalogue.ts';
import type { Connection } from '../../../server/adapters/http-api/core/connection.ts';
import type { Call } from '../../../server/adapters/http-api/core/define-call.ts';
import type { HttpApp } from '../../../server/adapters/http-api/core/http-app.ts';
import type { PasswordHasher } from '../../../server/application/ports/surroundings.ts';
import { readConfiguration } from '../../../server/adapters/node/configuration.ts';
import { JsonLogger } from '../../../server/adapters/node/json-logger.ts';
import { NodeListener } from '../../../server/adapters/node/node-listener.ts';
import { openParts, type OpenedParts } from '../../../server/composition/opened-parts.ts';
import { serverModule } from '../../../server/composition/server-module.ts';
import { openLanes, startBackground, type Background } from '../../../server/composition/start-background.ts';
import { CallDepsToken, HttpAppToken, PasswordHasherToken } from '../../../server/composition/tokens.ts';
import { identifier } from '../../../src/composition/token.ts';
import { builtFilesForTests } from '../../server/composition/built-files-for-tests.ts';
import { SmallBrowser } from '../../server/http-api/core/small-browser.ts';

/** The server as it runs, with real passwords, pictures, files and pages, in this process and a folder of its own. */
export class WholeServer {
  readonly parts: OpenedParts;
  /** Of its data: store, pictures, secrets. */
  readonly folder: string;
  readonly app: HttpApp;
  /** Every call that there is. */
  readonly calls: readonly Call[];
  /** Everything that was logged, as it would stand on standard error. */
  readonly log: string[];
  readonly #background: Background;
  #listener: NodeListener | undefined;

  /**
   * `environment` as an operator would set it; limits of how often are off unless it says otherwise.
   * @param passwords what keeps them instead of the real hashes, which take their time, where only counts matter
   */
  static async open(
    environment: Readonly<Record<string, string>> = {},
    passwords?: PasswordHasher,
  ): Promise<WholeServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'pinakes-security-'));
    const log: string[] = [];
    const write = (line: string) => log.push(line);
    const logger = new JsonLogger({ level: 'debug', format: 'json', now: () => Date.now(), write });
    const configuration = readConfiguration({ RATE_LIMIT_SCALE: '0', ...environment, DATA_DIR: folder });
    const parts = await openParts(configuration, logger, builtFilesForTests(folder));
    return new WholeServer(parts, folder, log, passwords);
  }

  private constructor(parts: OpenedParts, folder: string, log: string[], passwords?: PasswordHasher) {
    const container = new Container({ defaultScope: 'Singleton', jitless: true });
    container.load(serverModule(parts));
    if (passwords) container.rebind(identifier(PasswordHasherToken)).toConstantValue(passwords);
    this.parts = parts;
    this.folder = folder;
    this.log = log;
    this.app = container.get(identifier(HttpAppToken));
    this.calls = catalogue(container.get(identifier(CallDepsToken)));
    this.#background = startBackground(container, openLanes(container));
  }

  browser(options: { origin?: string; connection?: Connection } = {}): SmallBrowser {
    return new SmallBrowser(this, options);
  }

  /** Listens on a port of its own, for what only sockets show; the address without a slash at the end. */
  async listen(): Promise<string> {
    const { fetch } = this.app;
    const { logger } = this.parts;
    this.#listener ??= await NodeListener.open({ host: '127.0.0.1', port: 0, fetch, logger });
    return this.#listener.url.replace(/\/$/, '');
  }

  /** Every mail that was sent so far, as it was written down, oldest first. */
  async mails(): Promise<readonly string[]> {
    const outbox = path.join(this.folder, 'outbox');
    const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(files.map((name) => readFile(path.join(outbox, name), 'utf8')));
  }

  async close(): Promise<void> {
    await this.#background.stop();
    this.#listener?.cut();
    await this.#listener?.drain();
    await this.parts.pictures.close();
    await this.parts.store.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
