import { expect, test } from 'vitest';
import { newCancellation } from '../../../src/application/cancellation.ts';
import { MergeSamePictures } from '../../../src/application/boards/merge-same-pictures.ts';
import type { MergedPins } from '../../../src/application/ports/pins/duplicate-gateway.ts';
import type { Refused } from '../../../src/application/ports/refused.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { toPinId, type PinId } from '../../../src/domain/ids/ids.ts';

const REFUSED: Refused = { kind: 'refused', message: 'No.', fields: [] };
const step = (mergeId: string, left: number, fields: Partial<MergedPins> = {}): MergedPins => ({
  kind: 'merged',
  mergeId,
  removed: [toPinId(`removed ${mergeId}`)],
  kept: [toPinId(`kept ${mergeId}`)],
  stays: [],
  left,
  ...fields,
});

function merging(...answers: readonly (MergedPins | Refused | Error)[]) {
  const asked: (readonly PinId[])[] = [];
  const progress: number[] = [];
  const cancellation = newCancellation();
  const mergeSame = async (_boardId: unknown, without: readonly PinId[]) => {
    asked.push(without);
    const answer = answers[asked.length - 1]!;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const run = () =>
    new MergeSamePictures({ duplicates: { mergeSame } }).run(
      null,
      (removed) => progress.push(removed),
      cancellation,
    );
  return { run, asked, progress, cancellation };
}

test('goes on until no groups are left; groups in which pins stay are not tried again', async () => {
  const stays = [{ pinId: toPinId('8'), why: 'note' }] as const;
  const { run, asked, progress } = merging(step('1', 2), step('2', 1, { stays }), step('3', 0));
  expect(await run()).toEqual({
    kind: 'merged',
    removedCount: 3,
    stayCount: 1,
    mergeIds: ['3', '2', '1'],
  });
  expect(asked).toEqual([[], [], ['kept 2']]);
  expect(progress).toEqual([1, 2, 3]);
});

test('ends after the current groups when it is cancelled', async () => {
  const { run, asked, cancellation } = merging(step('1', 2), step('2', 0));
  cancellation.cancel();
  expect(await run()).toMatchObject({ removedCount: 1 });
  expect(asked).toHaveLength(1);
});

test('keeps what was done before a failure, and fails when there is nothing', async () => {
  const lost = new ServiceError('unavailable');
  expect(await merging(step('1', 2), lost).run()).toMatchObject({ removedCount: 1, mergeIds: ['1'] });
  expect(await merging(step('1', 2), REFUSED).run()).toMatchObject({ removedCount: 1 });
  expect(await merging(REFUSED).run()).toEqual(REFUSED);
  await expect(merging(lost).run()).rejects.toBe(lost);
});
