import { describe, expect, test } from 'vitest';
import { toBoardId, type BoardId } from '../../../src/domain/ids/ids.ts';
import { BoardOrder } from '../../../src/ui/organize/internal/board-order.ts';

const ids = (text: string) => [...text].map(toBoardId);
const a = toBoardId('a');

function ordered(answer: () => Promise<boolean> = async () => true) {
  const kept: string[] = [];
  const order = new BoardOrder(ids('abcd'), (first: readonly BoardId[]) => {
    kept.push(first.join(''));
    return answer();
  });
  return { order, kept };
}

describe('the order of boards', () => {
  test('shows a change at once and keeps the places that changed', async () => {
    const { order, kept } = ordered();
    const moved = order.move(a, 2);
    expect(order.ids.join('')).toBe('bcad');
    expect(order.told).toBe('Position 3 of 4');
    await moved;
    expect(kept).toEqual(['bca']);
  });

  test('keeps quick changes one after the other, several together', async () => {
    const answers: ((kept: boolean) => void)[] = [];
    const { order, kept } = ordered(() => new Promise((resolve) => answers.push(resolve)));
    const settled = order.move(a, 1);
    void order.move(a, 2);
    void order.move(a, 3);
    expect(kept).toEqual(['ba']);
    answers.shift()!(true);
    await Promise.resolve();
    await Promise.resolve();
    answers.shift()!(true);
    await settled;
    expect(kept).toEqual(['ba', 'bcda']);
    expect(order.ids.join('')).toBe('bcda');
  });

  test('that is not kept comes back as it was', async () => {
    const { order } = ordered(async () => false);
    await order.move(a, 3);
    expect(order.ids.join('')).toBe('abcd');
  });

  test('asks for nothing when nothing moves', async () => {
    const { order, kept } = ordered();
    await order.move(a, 0);
    await order.move(a, -3);
    expect(kept).toEqual([]);
  });
});
