import { expect, test } from 'vitest';
import { experienceEvents } from '../../../src/domain/experiences/experience-events.ts';
import { aPlaced } from '../../builders/experiences.ts';

const aModal = aPlaced({
  experienceId: 500_123,
  placementId: 1_000_162,
  type: 26,
  displayData: { title: 'A', body: 'b', completeButton: { text: 'Go' } },
});

test.each([
  ['view', 4503],
  ['complete', 6567],
  ['dismiss', 6568],
] as const)('to %s an experience is an event of type %i', (act, eventType) => {
  expect(experienceEvents(aModal, act, { kind: 'modal', timeMs: 7 })).toEqual([
    { eventType, objectId: '500123', timeMs: 7, trackingParams: '', auxData: { placement_id: 1_000_162 } },
  ]);
});

test.each([
  ['view', [4503]],
  ['complete', [6567, 101]],
  ['dismiss', [6568, 101]],
] as const)('to %s a banner in the page: a press is a click as well', (act, types) => {
  expect(
    experienceEvents(aPlaced(), act, { kind: 'callout-banner', timeMs: 7 }).map(({ eventType }) => eventType),
  ).toEqual(types);
});
