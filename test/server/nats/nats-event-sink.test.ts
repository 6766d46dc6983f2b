import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NatsEventSink } from '../../../server/adapters/nats/nats-event-sink.ts';
import { canUseNats, startPrivateNats, type PrivateNats } from '../../../tools/nats/private-nats.ts';
import { aBatch, anEventRecord } from '../../builders/an-event.ts';
import { describeEventSink, type SinkWorld } from '../../contracts/event-sink.contract.ts';
import { BreakableLine } from '../s3/support/breakable-line.ts';

describe.runIf(canUseNats())('over NATS', () => {
  let nats: PrivateNats;
  let connection: NatsConnection;
  let streams = 0;
  beforeAll(async () => {
    nats = await startPrivateNats();
    connection = await connect({ servers: `127.0.0.1:${nats.port}` });
  });
  afterAll(async () => {
    await connection.close();
    await nats.stop();
  });

  async function messages(stream: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const { state } = await (await jetstreamManager(connection)).streams.info(stream);
    const read = await jetstream(connection).streams.get(stream);
    const all = [];
    for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
      all.push((await read.getMessage({ seq }))?.json<Record<string, unknown>>() ?? {});
    }
    return all;
  }

  async function open(): Promise<SinkWorld & { line: BreakableLine; stream: string }> {
    const line = await BreakableLine.open({ host: '127.0.0.1', port: nats.port });
    const stream = `EVENTS_${(streams += 1)}`;
    const sink = new NatsEventSink({
      url: `nats://127.0.0.1:${line.port}`,
      keptDays: 90,
      stream,
      subject: `events.${streams}`,
      timeoutMs: 500,
    });
    return {
      line,
      stream,
      sink,
      break: () => line.cut(),
      repair: () => line.mend(),
      arrived: async () => (await messages(stream)).map((message) => Number(message['batch_id'])),
      close: () => line.cut(),
    };
  }

  describeEventSink('NATS JetStream', open);

  test('tells in the names of the calls who did what', async () => {
    const world = await open();
    const named = { name: 'client_error', item: 'view-failed', within: 'home', value: null, timeMs: 5 };
    const event = anEventRecord({ type: 12, objectId: '7', auxData: { a: 1 }, timeMs: 4 });
    await world.sink.publish([aBatch({ id: 1, receivedAt: 9, events: [event], named: [named] })]);
    expect((await messages(world.stream))[0]).toEqual({
      batch_id: 1,
      received_at: 9,
      user_id: null,
      unauth_id: 'f00d',
      events: [
        {
          event_type: 12,
          view_type: null,
          view_parameter: null,
          component: null,
          element: null,
          object_id_str: '7',
          aux_data: { a: 1 },
          event_data: null,
          client_tracking_params: null,
          time: 4,
        },
      ],
      named: [{ name: 'client_error', item: 'view-failed', within: 'home', value: null, time: 5 }],
    });
    await world.sink.close();
    await world.close();
  });

  test('a frozen server is given up on in time', async () => {
    const world = await open();
    await world.sink.publish([aBatch({ id: 1 })]);
    world.line.freeze();
    await expect(world.sink.publish([aBatch({ id: 2 })])).rejects.toThrow('does not answer');
    await world.close();
  });

  test('a stream that the operator has made stays as it is', async () => {
    const manager = await jetstreamManager(connection);
    await manager.streams.add({ name: 'MINE', subjects: ['mine'], max_msgs: 7 });
    const url = `nats://127.0.0.1:${nats.port}`;
    const sink = new NatsEventSink({ url, keptDays: 90, stream: 'OTHER', subject: 'mine' });
    await sink.publish([aBatch({ id: 1 })]);
    await sink.close();
    expect((await manager.streams.info('MINE')).config.max_msgs).toBe(7);
    expect((await manager.streams.info('MINE')).state.messages).toBe(1);
    await expect(manager.streams.info('OTHER')).rejects.toThrow();
  });
});
