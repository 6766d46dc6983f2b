import { describe, expect, test } from 'vitest';
import { toBoardId, toSectionId } from '../../../../src/domain/ids/ids.ts';
import { SectionStore } from '../../../../src/ui/base/stores/section-store.ts';
import { aBoardShort, aSection } from '../../../builders/a-board.ts';

const BOARD = toBoardId('21');
const chairs = aSection();
const lamps = aSection({ entityId: toSectionId('32'), title: 'Lamps', slug: 'lamps' });

describe('sections', () => {
  test('are found by id and by address, slugs may be ids', () => {
    const store = new SectionStore();
    store.put([chairs, lamps]);
    expect(store.find(toSectionId('32'))?.title).toBe('Lamps');
    expect(store.findByAddress('ANN', 'home', 'chairs')).toBe(chairs);
    expect(store.findByAddress('ann', '21', '32')).toBe(lamps);
    expect(store.findByAddress('bob', 'home', 'chairs')).toBeUndefined();
    expect(store.findByAddress('ann', 'garden', 'chairs')).toBeUndefined();
  });

  test('of one name on two boards are told apart', () => {
    const store = new SectionStore();
    const board = aBoardShort({ entityId: toBoardId('22'), slug: 'garden' });
    const other = aSection({ entityId: toSectionId('40'), board });
    store.put([chairs, other]);
    expect(store.findByAddress('ann', 'garden', 'chairs')).toBe(other);
  });

  test('stand in the order of their board; new ones come last', () => {
    const store = new SectionStore();
    expect(store.listOf(BOARD)).toBeUndefined();
    store.showList(BOARD, [lamps]);
    store.add(BOARD, chairs);
    expect(store.listOf(BOARD)).toEqual([lamps, chairs]);
  });

  test('that are gone are in no list', () => {
    const store = new SectionStore();
    store.showList(BOARD, [chairs, lamps]);
    store.remove(chairs.entityId);
    expect(store.listOf(BOARD)).toEqual([lamps]);
  });
});
