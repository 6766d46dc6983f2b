import { beforeEach, describe, expect, test } from 'vitest';
import { DiscoveryEngine } from '../../../../server/application/discovery/discovery-engine.ts';
import type {
  DiscoveryChange,
  DiscoveryReader,
} from '../../../../server/application/ports/discovery/discovery-changes.ts';
import type { PinDocument } from '../../../../server/application/ports/discovery/pin-document.ts';
import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';
import { aPinDocument } from '../../../builders/discovery/a-pin-document.ts';

/** Documents and changes in memory. */
class Rows implements DiscoveryReader {
  readonly documentsById = new Map<string, PinDocument>();
  visible: DiscoveryChange[] = [];
  reads = 0;

  put(id: string, changeId: number): void {
    const picture = id.padStart(8, '0').padEnd(32, '0');
    this.documentsById.set(id, aPinDocument({ id: toPinId(id), picture }));
    this.change(changeId, 'pin', id);
  }

  change(id: number, kind: DiscoveryChange['kind'], objectId: string): void {
    this.visible = [...this.visible, { id, kind, objectId }].sort((one, other) => one.id - other.id);
  }

  async newestChange() {
    return this.visible.at(-1)?.id ?? 0;
  }
  async changesAfter(after: number, limit: number) {
    return this.visible.filter(({ id }) => id > after).slice(0, limit);
  }
  async changes(ids: readonly number[]) {
    return this.visible.filter(({ id }) => ids.includes(id));
  }
  async documentIds(after: PinId | null, limit: number) {
    const ids = [...this.documentsById.keys()].map(Number).sort((one, other) => one - other);
    return ids
      .filter((id) => id > Number(after))
      .slice(0, limit)
      .map((id) => toPinId(String(id)));
  }
  /** Also those that were removed. */
  async idsOf(_: Pick<DiscoveryChange, 'kind' | 'objectId'>, after: PinId | null) {
    return ['1', '2', '3'].filter((id) => Number(id) > Number(after)).map(toPinId);
  }
  async documents(ids: readonly PinId[]) {
    this.reads += ids.length;
    return ids.map((id) => this.documentsById.get(id)).filter((document) => document !== undefined);
  }
}

describe('the discovery engine', () => {
  let rows: Rows;
  let now: number;
  beforeEach(() => {
    rows = new Rows();
    now = 1_000_000;
  });
  const engineOn = (source: DiscoveryReader) => new DiscoveryEngine({ source, clock: { now: () => now } });
  const related = (engine: DiscoveryEngine, id: string) =>
    engine.answer('related', {
      documents: [toPinId(id)],
      withoutBoard: null,
      words: '',
      products: 'any',
      seed: 1,
      limit: 100,
    });

  test('is ready when all documents are in it', async () => {
    for (let id = 1; id <= 1200; id += 1) rows.put(String(id), id);
    const engine = engineOn(rows);
    expect(engine.isReady).toBe(false);
    await engine.catchUp();
    expect(engine).toMatchObject({ isReady: true, documents: 1200, rebuilds: 1 });
    expect(await related(engine, '1')).toContain(toPinId('1200'));
  });

  test('knows new, changed and removed documents', async () => {
    rows.put('1', 1);
    rows.put('2', 2);
    const engine = engineOn(rows);
    await engine.catchUp();
    rows.put('3', 3);
    await engine.catchUp();
    expect([...(await related(engine, '1'))].sort()).toEqual(['2', '3']);
    rows.documentsById.delete('2');
    rows.change(4, 'board', '1');
    await engine.catchUp();
    expect(await related(engine, '1')).toEqual(['3']);
    expect(engine).toMatchObject({ documents: 2, rebuilds: 1 });
  });

  test('misses no change that becomes visible after later ones', async () => {
    rows.put('1', 1);
    const engine = engineOn(rows);
    await engine.catchUp();
    rows.put('2', 4);
    await engine.catchUp();
    rows.put('3', 2);
    now += 30_000;
    await engine.catchUp();
    expect(engine.documents).toBe(3);
  });

  test('reads each change once', async () => {
    rows.put('1', 1);
    const engine = engineOn(rows);
    await engine.catchUp();
    rows.put('2', 3);
    await engine.catchUp();
    const { reads } = rows;
    await engine.catchUp();
    now += 3_600_000;
    await engine.catchUp();
    expect(rows.reads).toBe(reads);
    expect(await engine.changesBehind()).toBe(0);
    rows.put('3', 9);
    expect(await engine.changesBehind()).toBe(6);
  });

  test('is built anew when the store was emptied or exchanged', async () => {
    for (let id = 1; id <= 3; id += 1) rows.put(String(id), id);
    const engine = engineOn(rows);
    await engine.catchUp();
    rows.documentsById.clear();
    rows.visible = [];
    rows.put('9', 1);
    await engine.catchUp();
    expect(engine).toMatchObject({ documents: 1, rebuilds: 2 });
  });

  describe('continues from what was saved', () => {
    const saved = async () => {
      for (let id = 1; id <= 40; id += 1) rows.put(String(id), id);
      const engine = engineOn(rows);
      await engine.catchUp();
      return structuredClone((await engine.save())!);
    };

    test('with the changes since then', async () => {
      const state = await saved();
      rows.put('41', 41);
      rows.reads = 0;
      const engine = engineOn(rows);
      expect(await engine.load(state)).toBe(true);
      await engine.catchUp();
      expect(engine).toMatchObject({ isReady: true, documents: 41, rebuilds: 0 });
      expect(rows.reads).toBe(1);
    });

    test('but not from what another store has saved', async () => {
      const state = await saved();
      const others = new Rows();
      others.put('7', 40);
      const engine = engineOn(others);
      expect(await engine.load(state)).toBe(false);
      await engine.catchUp();
      expect(engine).toMatchObject({ documents: 1, rebuilds: 1 });
    });

    test('but not from what another version has saved', async () => {
      const state = await saved();
      const { related: _, ...arrays } = state.arrays;
      const engine = engineOn(rows);
      expect(await engine.load({ ...state, arrays })).toBe(false);
      await engine.catchUp();
      expect(engine).toMatchObject({ documents: 40, rebuilds: 1 });
    });
  });
});
