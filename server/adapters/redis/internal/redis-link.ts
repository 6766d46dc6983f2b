import { createClient } from '@redis/client';
import type { Alarm, Clock, Logger, Timer } from '../../../application/ports/surroundings.ts';

/** A command without an answer after this time has failed, in milliseconds. */
const ANSWERED_MS = 500;
/** How long nothing is asked after a failure, in milliseconds. */
const LEFT_ALONE_MS = 5_000;
/** The longest time between two attempts to connect, in milliseconds. */
const CONNECTED_MS = 5_000;

export type RedisClient = ReturnType<typeof plainClient>;

export type RedisLinkOptions = {
  readonly url: string;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
};

/** Redis does not answer, or did not a moment ago. */
export class RedisAway extends Error {
  constructor(cause?: unknown) {
    super('Redis does not answer.', { cause });
    this.name = 'RedisAway';
  }
}

/**
 * A connection to a Redis that may be away at any time, also at the start: it connects by itself, and a command never
 * waits long. After a failure nothing is asked for a while, so that a frozen Redis costs no request its time.
 */
export class RedisLink {
  readonly #options: RedisLinkOptions;
  readonly #client: RedisClient;
  #subscriber: RedisClient | undefined;
  #awayUntil = Number.NEGATIVE_INFINITY;
  #isAway = false;

  /** Waits for Redis as long as for an answer, and goes on without it then. */
  static async open(options: RedisLinkOptions): Promise<RedisLink> {
    const link = new RedisLink(options);
    await link.ask((client) => client.connect()).catch(() => undefined);
    return link;
  }

  private constructor(options: RedisLinkOptions) {
    this.#options = options;
    this.#client = plainClient(options.url);
  }

  /** @throws {RedisAway} within half a second */
  async ask<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    const { clock, timer } = this.#options;
    if (clock.now() < this.#awayUntil) throw new RedisAway();
    const alarm = timer.after(ANSWERED_MS);
    try {
      const answer = await Promise.race([command(this.#client), failureAt(alarm)]);
      this.#isBack();
      return answer;
    } catch (error) {
      this.#left(error);
      throw error instanceof RedisAway ? error : new RedisAway(error);
    } finally {
      alarm.stop();
    }
  }

  /** Calls `heard` with each message of the channel, while Redis is there, until the link is closed. */
  subscribe(channel: string, heard: (message: string) => void): void {
    if (this.#subscriber === undefined) {
      this.#subscriber = plainClient(this.#options.url, { queues: true });
      this.#subscriber.connect().catch(() => undefined);
    }
    // Repeated by the client after each loss of the connection.
    this.#subscriber.subscribe(channel, heard).catch(() => undefined);
  }

  close(): void {
    this.#client.destroy();
    this.#subscriber?.destroy();
  }

  #left(error: unknown): void {
    const { clock, logger } = this.#options;
    this.#awayUntil = clock.now() + LEFT_ALONE_MS;
    if (this.#isAway) return;
    this.#isAway = true;
    logger.warn('redis.away', { error: error instanceof Error ? error : new Error(String(error)) });
  }

  #isBack(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#options.logger.info('redis.back');
  }
}

/** Without `queues` a command fails at once while there is no connection. */
function plainClient(url: string, { queues = false } = {}) {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: !queues,
    commandsQueueMaxLength: 10_000,
    socket: {
      connectTimeout: 1_000,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** Math.min(attempts, 10), CONNECTED_MS),
    },
  });
  // Without a listener the loss of a connection would end the process. The client connects again by itself.
  client.on('error', () => undefined);
  return client;
}

async function failureAt(alarm: Alarm): Promise<never> {
  await alarm.rung;
  throw new RedisAway();
}
