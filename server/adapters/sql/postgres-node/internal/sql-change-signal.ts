import type { Kysely } from 'kysely';
import { InProcessSignal } from '../../../../application/processes/in-process-signal.ts';
import type { ChangeSignal } from '../../../../application/ports/processes.ts';
import type { Logger, Timer } from '../../../../application/ports/surroundings.ts';
import type { Tables } from '../../schema/tables.ts';

/** The time between two polls, in milliseconds. */
const POLL_MS = 500;

/** The time between two writes of announcements, in milliseconds. */
const WRITE_MS = 100;

type SqlChangeSignalDeps = {
  readonly db: Kysely<Tables>;
  readonly timer: Timer;
  readonly logger: Pick<Logger, 'warn'>;
};

/**
 * A row for each topic counts its announcements; every process polls the rows. Portable, unlike notifications of
 * PostgreSQL, and one statement for all topics.
 */
export class SqlChangeSignal implements ChangeSignal {
  readonly #deps: SqlChangeSignalDeps;
  readonly #here = new InProcessSignal();
  /** How often each topic was announced when this process last read it. */
  readonly #seen = new Map<string, number>();
  readonly #unwritten = new Set<string>();
  #writing: Promise<void> | null = null;
  #isClosed = false;

  static async open(deps: SqlChangeSignalDeps): Promise<SqlChangeSignal> {
    const signal = new SqlChangeSignal(deps);
    await signal.#read(() => undefined);
    void signal.#keepPolling();
    return signal;
  }

  private constructor(deps: SqlChangeSignalDeps) {
    this.#deps = deps;
  }

  announce(topic: string): void {
    this.#unwritten.add(topic);
    this.#here.announce(topic);
    this.#startWriting();
  }

  listen(topic: string, heard: () => void): () => void {
    return this.#here.listen(topic, heard);
  }

  /** Reads what others have announced. */
  poll(): Promise<void> {
    return this.#read((topic) => this.#here.announce(topic));
  }

  /** Writes what was announced, and polls no more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#writing;
    if (this.#unwritten.size > 0) await this.#write();
  }

  #startWriting(): void {
    this.#writing ??= this.#keepWriting().finally(() => (this.#writing = null));
  }

  async #keepWriting(): Promise<void> {
    while (this.#unwritten.size > 0 && (await this.#attempt(() => this.#write()))) {
      if (!this.#isClosed) await this.#deps.timer.after(WRITE_MS).rung;
    }
  }

  async #write(): Promise<void> {
    const topics = [...this.#unwritten].sort();
    this.#unwritten.clear();
    try {
      const rows = await this.#deps.db
        .insertInto('announcements')
        .values(topics.map((topic) => ({ topic, times: 1 })))
        .onConflict((conflict) =>
          conflict.column('topic').doUpdateSet((eb) => ({ times: eb('announcements.times', '+', 1) })),
        )
        .returning(['topic', 'times'])
        .execute();
      // If others have announced it as well, the next poll tells.
      for (const { topic, times } of rows) {
        if (times === (this.#seen.get(topic) ?? 0) + 1) this.#seen.set(topic, times);
      }
    } catch (error) {
      for (const topic of topics) this.#unwritten.add(topic);
      throw error;
    }
  }

  async #read(tell: (topic: string) => void): Promise<void> {
    const rows = await this.#deps.db.selectFrom('announcements').selectAll().execute();
    for (const { topic, times } of rows) {
      if (times === this.#seen.get(topic)) continue;
      this.#seen.set(topic, times);
      tell(topic);
    }
  }

  async #keepPolling(): Promise<void> {
    while (!this.#isClosed) {
      await this.#deps.timer.after(POLL_MS).rung;
      if (this.#isClosed) return;
      await this.#attempt(() => this.poll());
      if (this.#unwritten.size > 0) this.#startWriting();
    }
  }

  async #attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      const cause = error instanceof Error ? error : new Error(String(error));
      this.#deps.logger.warn('signal.failed', { error: cause });
      return false;
    }
  }
}
