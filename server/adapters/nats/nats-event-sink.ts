import type { JetStreamClient, JetStreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import type { EventSink } from '../../application/ports/event-sink.ts';
import type { StoredBatch } from '../../application/ports/events.ts';

type NatsEventSinkOptions = {
  /** `nats://user:password@host:4222` */
  readonly url: string;
  /** How many days a new stream keeps its messages. */
  readonly keptDays: number;
  readonly stream?: string;
  readonly subject?: string;
  /** How long the server may take for an answer. ms */
  readonly timeoutMs?: number;
};

type Opened = { readonly connection: NatsConnection; readonly stream: JetStreamClient };

const DAY_NS = 86_400 * 1e9;
/** How long a new stream recognizes a repeated batch. A sink that was gone longer may get some twice. */
const KNOWN_NS = 3_600 * 1e9;
const ANSWERED_WITHIN_MS = 5_000;

/**
 * Publishes batches to a JetStream stream of NATS, each as one message with its id. The stream is created if there is
 * none; an existing one stays as the operator has made it. It connects on first use and after each failure, so that the
 * server starts without it.
 */
export class NatsEventSink implements EventSink {
  readonly #options: Required<NatsEventSinkOptions>;
  #opening: Promise<Opened> | null = null;

  constructor(options: NatsEventSinkOptions) {
    this.#options = {
      stream: 'PINAKES_EVENTS',
      subject: 'pinakes.events',
      timeoutMs: ANSWERED_WITHIN_MS,
      ...options,
    };
  }

  async publish(batches: readonly StoredBatch[]): Promise<void> {
    try {
      this.#opening ??= this.#open();
      const { stream } = await this.#opening;
      const { subject, timeoutMs: timeout } = this.#options;
      await Promise.all(
        batches.map((batch) => stream.publish(subject, message(batch), { msgID: String(batch.id), timeout })),
      );
    } catch (error) {
      await this.close();
      throw new Error('The sink of events does not answer.', { cause: error });
    }
  }

  async close(): Promise<void> {
    const opening = this.#opening;
    this.#opening = null;
    await opening?.then(
      ({ connection }) => connection.close(),
      () => undefined,
    );
  }

  async #open(): Promise<Opened> {
    const { url, timeoutMs: timeout } = this.#options;
    // Most servers have no sink, and start without this code.
    const [{ connect }, { jetstream, jetstreamManager }] = await Promise.all([
      import('@nats-io/transport-node'),
      import('@nats-io/jetstream'),
    ]);
    const { protocol, host, username, password } = new URL(url);
    const connection = await connect({
      servers: host,
      ...(protocol === 'tls:' ? { tls: {} } : {}),
      ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
      timeout,
      // A failure is reported, and the next attempt connects anew.
      reconnect: false,
    });
    try {
      await this.#ensureStream(await jetstreamManager(connection, { timeout }));
      return { connection, stream: jetstream(connection, { timeout }) };
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  async #ensureStream({ streams }: JetStreamManager): Promise<void> {
    const { stream: name, subject, keptDays } = this.#options;
    const known = await streams.names(subject).next();
    if (known.length > 0) return;
    await streams.add({
      name,
      subjects: [subject],
      max_age: keptDays * DAY_NS,
      duplicate_window: KNOWN_NS,
    });
  }
}

/** A batch in the names of the calls. */
function message({ id, receivedAt, owner, events, named }: StoredBatch): string {
  return JSON.stringify({
    batch_id: id,
    received_at: receivedAt,
    user_id: owner.kind === 'user' ? owner.id : null,
    unauth_id: owner.kind === 'visitor' ? owner.id : null,
    events: events.map((event) => ({
      event_type: event.type,
      view_type: event.viewType,
      view_parameter: event.viewParameter,
      component: event.component,
      element: event.element,
      object_id_str: event.objectId,
      aux_data: event.auxData,
      event_data: event.eventData,
      client_tracking_params: event.trackingParams,
      time: event.timeMs,
    })),
    named: named.map(({ timeMs, ...event }) => ({ ...event, time: timeMs })),
  });
}
