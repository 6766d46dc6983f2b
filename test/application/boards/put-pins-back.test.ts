import { expect, test } from 'vitest';
import { PutPinsBack } from '../../../src/application/boards/put-pins-back.ts';
import type { BatchOutcome, PinTarget } from '../../../src/application/ports/pins/pin-batch-gateway.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { toBoardId, toPinId, toSectionId, type PinId } from '../../../src/domain/ids/ids.ts';

const BOARD = { boardId: toBoardId('21'), sectionId: null };
const SECTION = { boardId: toBoardId('21'), sectionId: toSectionId('31') };
const pins = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => toPinId(String(from + index)));

type Move = (pinIds: readonly PinId[], to: PinTarget) => Promise<BatchOutcome>;
const works: Move = async (ok) => ({ kind: 'done', ok, failed: [] });

test('every pin goes where it was, at most 500 in a call', async () => {
  const calls: [number, PinTarget][] = [];
  const move: Move = (ids, to) => (calls.push([ids.length, to]), works(ids, to));
  const outcome = await new PutPinsBack({ pins: { move } }).run([
    { from: BOARD, pinIds: pins(1, 501) },
    { from: SECTION, pinIds: pins(600, 2) },
  ]);
  expect(calls).toEqual([
    [500, BOARD],
    [1, BOARD],
    [2, SECTION],
  ]);
  expect(outcome).toEqual({
    done: new Set([...pins(1, 501), ...pins(600, 2)]),
    failed: false,
    message: null,
  });
});

test.each<[string, Move, string | null]>([
  [
    'is refused',
    async () => ({ kind: 'refused', message: 'This board is full.', fields: [] }),
    'This board is full.',
  ],
  ['does not work', async (failed) => ({ kind: 'done', ok: [], failed }), null],
  ['finds nobody there', () => Promise.reject(new ServiceError('offline')), null],
])('what %s stays where it went; the rest is told', async (_, failing, message) => {
  const move: Move = (ids, to) => (to === SECTION ? failing(ids, to) : works(ids, to));
  const outcome = await new PutPinsBack({ pins: { move } }).run([
    { from: BOARD, pinIds: pins(1, 2) },
    { from: SECTION, pinIds: pins(3, 2) },
  ]);
  expect(outcome).toEqual({ done: new Set(pins(1, 2)), failed: true, message });
});
