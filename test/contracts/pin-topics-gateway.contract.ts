import { describe, expect, test } from 'vitest';
import type { PinTopicsGateway } from '../../src/application/ports/pins/pin-topics-gateway.ts';
import { toPinId, toTopicId, type PinId, type TopicId } from '../../src/domain/ids/ids.ts';

/** A pin that is about one topic by its words, and the same gateway for two people. */
export type PinWithTopic = {
  readonly pinId: PinId;
  readonly topicId: TopicId;
  readonly otherId: TopicId;
  readonly asPinner: PinTopicsGateway;
  readonly asStranger: PinTopicsGateway;
};

/** Proves that an adapter corrects topics as it promises. */
export function describePinTopicsGateway(name: string, open: () => Promise<PinWithTopic>): void {
  const idsOf = (topics: readonly { readonly id: TopicId }[] = []) => topics.map(({ id }) => id);

  describe(`the gateway of topics: ${name}`, () => {
    test('tells what was decided, also when it is decided twice', async () => {
      const { pinId, topicId, otherId, asPinner } = await open();
      expect(idsOf((await asPinner.ofPin(pinId))?.topics)[0]).toBe(topicId);
      for (let times = 0; times < 2; times += 1) {
        expect(await asPinner.decide(pinId, topicId, false)).toEqual({ kind: 'done' });
        expect(await asPinner.decide(pinId, otherId, true)).toEqual({ kind: 'done' });
      }
      const told = await asPinner.ofPin(pinId);
      expect(idsOf(told?.topics)[0]).toBe(otherId);
      expect(idsOf(told?.removed)).toEqual([topicId]);
      expect(told?.removed[0]).toMatchObject({ name: 'Birds', urlName: 'birds' });
    });

    test('names all topics', async () => {
      const { topicId, asStranger } = await open();
      expect((await asStranger.names()).get(topicId)).toBe('Birds');
    });

    test('refuses strangers, pins and topics that are not there', async () => {
      const { pinId, topicId, asPinner, asStranger } = await open();
      expect(await asStranger.ofPin(pinId)).toBeUndefined();
      expect(await asStranger.decide(pinId, topicId, false)).toMatchObject({ kind: 'refused' });
      expect(await asPinner.decide(toPinId('4711'), topicId, false)).toMatchObject({ kind: 'refused' });
      expect(await asPinner.decide(pinId, toTopicId('4711'), true)).toMatchObject({ kind: 'refused' });
    });
  });
}
