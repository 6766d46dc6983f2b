import { describe, expect, test } from 'vitest';
import { OrganizePins, type OrganizeCommand } from '../../../src/application/boards/organize-pins.ts';
import type { BatchOutcome, PinBatchGateway } from '../../../src/application/ports/pins/pin-batch-gateway.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { toBoardId, toPinId, type PinId } from '../../../src/domain/ids/ids.ts';
import { everythingSelected, toggled, type Selection } from '../../../src/domain/organizing/pin-selection.ts';
import { aPin } from '../../builders/a-pin.ts';

const BOARD = { boardId: toBoardId('21'), sectionId: null };
const TO = { boardId: toBoardId('22'), sectionId: null };
const pins = (count: number) => Array.from({ length: count }, (_, index) => toPinId(String(index + 1)));

/** A board of so many pins, whose calls take at most 500 of them. */
class BatchOf implements PinBatchGateway {
  readonly #left: Set<PinId>;
  readonly parts: number[] = [];
  readonly trackingParams: string[] = [];
  constructor(count: number) {
    this.#left = new Set(pins(count));
  }
  get left(): number {
    return this.#left.size;
  }
  move = (ids: readonly PinId[]) => this.#take(ids);
  copy = async (ids: readonly PinId[]): Promise<BatchOutcome> => {
    this.parts.push(ids.length);
    return { kind: 'done', ok: ids, failed: [] };
  };
  remove = (ids: readonly PinId[]) => this.#take(ids);
  removeAllBut = async (keep: readonly PinId[]) => {
    for (const id of this.#left) if (!keep.includes(id)) this.#left.delete(id);
    return { kind: 'done' } as const;
  };
  removeOne = async (id: PinId, trackingParams: string) => {
    this.trackingParams.push(trackingParams);
    this.#left.delete(id);
    return { kind: 'done' } as const;
  };
  reorder = async () => ({ kind: 'done' }) as const;
  async #take(ids: readonly PinId[]): Promise<BatchOutcome> {
    if (ids.length > 500) throw new Error('Too many at once.');
    this.parts.push(ids.length);
    for (const id of ids) this.#left.delete(id);
    return { kind: 'done', ok: ids, failed: [] };
  }
}

function organizing(batch: PinBatchGateway, count = 0) {
  const all = pins(count).map((entityId) => aPin({ entityId }));
  return new OrganizePins({
    pins: batch,
    feeds: {
      page: async (_source, bookmark, size = 25) => {
        const start = Number(bookmark ?? 0);
        const end = start + size;
        return { pins: all.slice(start, end), bookmark: end < all.length ? String(end) : null };
      },
    },
  });
}

const some = (ids: readonly PinId[]): Selection<PinId> => ({ kind: 'some', ids: new Set(ids) });
const command = (task: OrganizeCommand['task'], selection: Selection<PinId>): OrganizeCommand => ({
  task,
  selection,
  source: { kind: 'board', boardId: BOARD.boardId },
});
const remove = (selection: Selection<PinId>) =>
  command({ kind: 'delete', from: BOARD, trackingParams: (id) => `seen-${id}` }, selection);
const going = { cancelled: false, onCancel: () => undefined };
const quietly = () => undefined;

describe('many pins', () => {
  test('are dealt with in parts, and each part is told', async () => {
    const batch = new BatchOf(1200);
    const told: string[] = [];
    const outcome = await organizing(batch).run(
      command({ kind: 'move', to: TO }, some(pins(1200))),
      (done, total) => told.push(`${done}/${total}`),
      going,
    );
    expect(batch.parts).toEqual([500, 500, 200]);
    expect(told).toEqual(['500/1200', '1000/1200', '1200/1200']);
    expect(outcome).toMatchObject({ failed: false, message: null });
    expect((outcome.done as ReadonlySet<PinId>).size).toBe(1200);
  });

  test('stop where they are cancelled; what is done stays done', async () => {
    const batch = new BatchOf(1200);
    const cancellation = { cancelled: false, onCancel: () => undefined };
    const outcome = await organizing(batch).run(
      command({ kind: 'move', to: TO }, some(pins(1200))),
      () => (cancellation.cancelled = true),
      cancellation,
    );
    expect(batch.left).toBe(700);
    expect(outcome.failed).toBe(false);
    expect((outcome.done as ReadonlySet<PinId>).size).toBe(500);
  });

  test('stop where the service is away; what is done is told', async () => {
    const batch = new BatchOf(1200);
    const move = batch.move;
    batch.move = (ids) =>
      batch.parts.length === 1 ? Promise.reject(new ServiceError('offline')) : move(ids);
    const outcome = await organizing(batch).run(
      command({ kind: 'move', to: TO }, some(pins(1200))),
      quietly,
      going,
    );
    expect(outcome.failed).toBe(true);
    expect((outcome.done as ReadonlySet<PinId>).size).toBe(500);
  });

  test('may fail one by one', async () => {
    const batch = new BatchOf(3);
    batch.move = async ([first = toPinId('0'), ...rest]) => ({ kind: 'done', ok: rest, failed: [first] });
    const outcome = await organizing(batch).run(
      command({ kind: 'move', to: TO }, some(pins(3))),
      quietly,
      going,
    );
    expect(outcome).toMatchObject({ done: new Set(['2', '3']), failed: true });
  });

  test('that are refused say why', async () => {
    const batch = new BatchOf(3);
    batch.copy = async () => ({ kind: 'refused', message: 'This board is full.', fields: [] });
    const outcome = await organizing(batch).run(
      command({ kind: 'copy', to: TO }, some(pins(3))),
      quietly,
      going,
    );
    expect(outcome).toMatchObject({ done: new Set(), failed: true, message: 'This board is full.' });
  });
});

describe('everything but some', () => {
  const selection = toggled(everythingSelected<PinId>(), toPinId('7'));

  test('is deleted in one call, without being read', async () => {
    const batch = new BatchOf(10_000);
    const outcome = await organizing(batch).run(remove(selection), quietly, going);
    expect(batch.left).toBe(1);
    expect(outcome.done).toBe('everything');
  });

  test('is read to its end to be moved', async () => {
    const batch = new BatchOf(1200);
    await organizing(batch, 1200).run(command({ kind: 'move', to: TO }, selection), quietly, going);
    expect(batch.left).toBe(1);
  });
});

test('one pin is deleted by a call of its own, with what came with it', async () => {
  const batch = new BatchOf(3);
  await organizing(batch).run(remove(some(pins(1))), quietly, going);
  expect(batch.left).toBe(2);
  expect(batch.trackingParams).toEqual(['seen-1']);
});
