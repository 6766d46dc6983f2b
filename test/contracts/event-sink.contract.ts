import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EventSink } from '../../server/application/ports/event-sink.ts';
import { aBatch } from '../builders/an-event.ts';

export type SinkWorld = {
  readonly sink: EventSink;
  /** Nobody answers the sink from now on, until `repair`. */
  break(): Promise<void>;
  repair(): Promise<void>;
  /** The ids of the batches that have arrived, each as often as it was kept. */
  arrived(): Promise<readonly number[]>;
  close(): Promise<void>;
};

/** Proves that an adapter acknowledges what it has, and nothing else. */
export function describeEventSink(name: string, open: () => Promise<SinkWorld>): void {
  describe(`event sink: ${name}`, () => {
    let world: SinkWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(async () => {
      await world.sink.close();
      await world.close();
    });
    const batch = (id: number) => aBatch({ id });
    const sorted = async () => [...(await world.arrived())].sort((one, other) => one - other);

    test('has what it was given when it answers', async () => {
      await world.sink.publish([batch(1), batch(2)]);
      await world.sink.publish([batch(3)]);
      expect(await sorted()).toEqual([1, 2, 3]);
    });

    test('keeps a batch once that comes again', async () => {
      await world.sink.publish([batch(1)]);
      await world.sink.publish([batch(1), batch(2)]);
      expect(await sorted()).toEqual([1, 2]);
    });

    test('says when nobody answers, and works again afterwards', async () => {
      await world.sink.publish([batch(1)]);
      await world.break();
      await expect(world.sink.publish([batch(2)])).rejects.toThrow('does not answer');
      await world.repair();
      await world.sink.publish([batch(2)]);
      expect(await sorted()).toEqual([1, 2]);
    });
  });
}
