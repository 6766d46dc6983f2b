import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContainerModule } from 'inversify';
import type { Connection } from '../../../server/adapters/http-api/core/request/connection.ts';
import type { Call } from '../../../server/adapters/http-api/core/call/define-call.ts';
import type { HttpApp } from '../../../server/adapters/http-api/core/http-app.ts';
import type { Store } from '../../../server/application/ports/store.ts';
import { readConfiguration } from '../../../server/adapters/node/configuration.ts';
import { JsonLogger } from '../../../server/adapters/node/json-logger.ts';
import { NodeListener } from '../../../server/adapters/node/node-listener.ts';
import { closeServer } from '../../../server/composition/assemble-server.ts';
import { createServer } from '../../../server/composition/create-server.ts';
import { pagesModule } from '../../../server/composition/pages-module.ts';
import {
  openLanes,
  startBackground,
  type Background,
} from '../../../server/composition/jobs/start-background.ts';
import * as tokens from '../../../server/composition/tokens.ts';
import type { Assembly } from '../../../src/composition/assembly.ts';
import { override } from '../../../src/composition/provide.ts';
import type { Token } from '../../../src/composition/token.ts';
import { builtFilesForTests } from '../../server/composition/built-files-for-tests.ts';
import { SmallBrowser } from '../../server/http-api/core/small-browser.ts';

/** The server as it runs, with real passwords, pictures, files and pages, in this process and a folder of its own. */
export class WholeServer {
  readonly #assembly: Assembly;
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
   * @param overrides what stands in the place of the real thing
   * @param existing the folder of its data, if there are any already
   */
  static async open(
    environment: Readonly<Record<string, string>> = {},
    overrides: readonly ContainerModule[] = [],
    existing?: string,
  ): Promise<WholeServer> {
    const folder = existing ?? (await mkdtemp(path.join(tmpdir(), 'pinakes-security-')));
    const log: string[] = [];
    const write = (line: string) => log.push(line);
    const logger = new JsonLogger({ level: 'debug', format: 'json', now: () => Date.now(), write });
    const configuration = readConfiguration({ RATE_LIMIT_SCALE: '0', ...environment, DATA_DIR: folder });
    const assembly = await createServer({
      configuration,
      built: builtFilesForTests(folder),
      pages: pagesModule(),
      overrides: [override(tokens.LoggerToken, logger), ...overrides],
    });
    return new WholeServer(assembly, folder, log);
  }

  private constructor(assembly: Assembly, folder: string, log: string[]) {
    this.#assembly = assembly;
    this.folder = folder;
    this.log = log;
    this.app = assembly.get(tokens.HttpAppToken);
    this.calls = assembly.get(tokens.CallsToken);
    this.#background = startBackground(assembly, openLanes(assembly));
  }

  /** What the server has put in this place. */
  get<T>(of: Token<T>): T {
    return this.#assembly.get(of);
  }

  get store(): Store {
    return this.get(tokens.StoreToken);
  }

  browser(options: { origin?: string; connection?: Connection } = {}): SmallBrowser {
    return new SmallBrowser(this, options);
  }

  /** Listens on a port of its own, for what only sockets show; the address without a slash at the end. */
  async listen(): Promise<string> {
    const { fetch } = this.app;
    const logger = this.get(tokens.LoggerToken);
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
    await closeServer(this.#assembly);
    await rm(this.folder, { recursive: true, force: true });
  }
}
