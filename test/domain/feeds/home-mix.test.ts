import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  HOME_PAGE,
  HOME_SOURCES,
  homeMix,
  homeQuotas,
  type HomeCandidates,
  type HomeSource,
  type MixedPin,
} from '../../../src/domain/feeds/home-mix.ts';
import { runsOfThree } from '../../../src/domain/feeds/runs-of-three.ts';

type Pin = MixedPin & { readonly source: HomeSource };

/** Pins of different pinners, domains and boards. */
function pinsOf(source: HomeSource, count: number, fields: Partial<MixedPin> = {}): readonly Pin[] {
  return Array.from({ length: count }, (_, number) => {
    const key = `${source} ${number}`;
    return { source, pinner: key, domain: key, board: key, topic: key, picture: key, ...fields };
  });
}
const NONE: HomeCandidates<Pin> = {
  followed: [],
  related: [],
  interests: [],
  fresh: [],
  explore: [],
  popular: [],
};
const FULL: HomeCandidates<Pin> = Object.fromEntries(
  HOME_SOURCES.map((source) => [source, pinsOf(source, 60)]),
) as unknown as HomeCandidates<Pin>;
const following = homeQuotas({ followsAnything: true });

function countsOf(candidates: HomeCandidates<Pin>, quotas = following, limit = HOME_PAGE) {
  const mixed = homeMix(candidates, { quotas, limit });
  return HOME_SOURCES.map((source) => mixed.filter((pin) => pin.source === source).length);
}

describe('a page of the home feed', () => {
  test('has pins of all sources by their quotas', () => {
    expect(countsOf(FULL)).toEqual([10, 8, 3, 2, 2, 0]);
    expect(countsOf(FULL, homeQuotas({ followsAnything: false }))).toEqual([3, 8, 10, 2, 2, 0]);
  });

  test('keeps the quotas where all pins are of one pinner', () => {
    const alike = (pins: readonly Pin[]) => pins.map((pin) => ({ ...pin, pinner: 'ann' }));
    const all = {
      followed: alike(FULL.followed),
      related: alike(FULL.related),
      interests: alike(FULL.interests),
      fresh: alike(FULL.fresh),
      explore: alike(FULL.explore),
      popular: alike(FULL.popular),
    };
    expect(countsOf(all)).toEqual([10, 8, 3, 2, 2, 0]);
  });

  test('has them mixed from its beginning', () => {
    const first = homeMix(FULL, { quotas: following, limit: 6 }).map(({ source }) => source);
    expect(new Set(first).size).toBeGreaterThanOrEqual(3);
    expect(first[0]).toBe('followed');
  });

  test.each<[Partial<HomeCandidates<Pin>>, readonly number[]]>([
    [{ followed: [] }, [0, 18, 3, 2, 2, 0]],
    [{ related: [] }, [10, 0, 11, 2, 2, 0]],
    [{ interests: [], fresh: [] }, [13, 8, 0, 0, 4, 0]],
    [{ explore: [] }, [10, 8, 3, 2, 0, 2]],
    [{ explore: [], popular: [] }, [10, 8, 3, 4, 0, 0]],
    [{ related: [], interests: [] }, [21, 0, 0, 2, 2, 0]],
    [{ followed: [], related: [], interests: [] }, [0, 0, 0, 23, 2, 0]],
    [{ related: pinsOf('related', 4) }, [10, 4, 7, 2, 2, 0]],
    [{ ...NONE, popular: FULL.popular }, [0, 0, 0, 0, 0, 25]],
  ])('gives the places of an empty source to another one of its group: %#', (changes, counts) => {
    expect(countsOf({ ...FULL, ...changes })).toEqual(counts);
  });

  test('has quotas on every page of a list', () => {
    const mixed = homeMix(FULL, { quotas: following, limit: 2 * HOME_PAGE }).slice(HOME_PAGE);
    expect(mixed.filter(({ source }) => source === 'related')).toHaveLength(8);
  });

  test('shows each picture once, of the first source that has it', () => {
    const same = { picture: 'same' };
    const mixed = homeMix(
      { ...NONE, followed: pinsOf('followed', 1, same), popular: pinsOf('popular', 3, same) },
      { quotas: following, limit: 25 },
    );
    expect(mixed.map(({ source }) => source)).toEqual(['followed']);
  });

  test('leaves out what stands before', () => {
    const earlier = homeMix(FULL, { quotas: following, limit: 50 });
    const rest = homeMix(FULL, { quotas: following, limit: 1000, earlier });
    expect(rest).toHaveLength(6 * 60 - 50);
    expect(new Set([...earlier, ...rest]).size).toBe(6 * 60);
  });

  test('does not put three of one topic in a row while there are others', () => {
    const oak = pinsOf('related', 10, { topic: 'oak' });
    const mixed = homeMix(
      { ...NONE, related: [...oak, ...pinsOf('fresh', 10)] },
      {
        quotas: following,
        limit: 9,
      },
    );
    expect(mixed.filter(({ topic }) => topic === 'oak').length).toBeLessThanOrEqual(5);
  });
});

describe('pins of one pinner or domain', () => {
  test.each(['pinner', 'domain', 'board'] as const)('are at most two of four by %s', (of) => {
    const many = pinsOf('followed', 30, { [of]: 'same' });
    const mixed = homeMix({ ...FULL, followed: many }, { quotas: following, limit: 60 });
    const windows = mixed.map((_, at) => mixed.slice(at, at + 4).filter((pin) => pin[of] === 'same').length);
    expect(Math.max(...windows)).toBe(2);
  });

  test('stay when there are no others', () => {
    const mixed = homeMix(
      { ...NONE, followed: pinsOf('followed', 30, { pinner: 'ann' }) },
      {
        quotas: following,
        limit: 25,
      },
    );
    expect(mixed).toHaveLength(25);
    expect(runsOfThree(mixed)).toBeCloseTo(23 / 25);
  });

  test('come in runs of three at less than one place in a hundred', () => {
    const key = (count: number) => fc.integer({ min: 0, max: count }).map(String);
    const pin = fc.record({
      pinner: key(9),
      domain: fc.option(key(9)),
      board: key(30),
      topic: fc.option(key(12)),
      picture: fc.uuid(),
    });
    const list = fc.array(pin, { minLength: 40, maxLength: 60 });
    const lists = fc.record({
      followed: list,
      related: list,
      interests: list,
      fresh: list,
      explore: list,
      popular: list,
    });
    fc.assert(
      fc.property(lists, (candidates) => {
        const mixed = homeMix(candidates, { quotas: following, limit: 200 });
        expect(runsOfThree(mixed)).toBeLessThan(0.01);
        expect(homeMix(candidates, { quotas: following, limit: 200 })).toEqual(mixed);
      }),
      { numRuns: 30 },
    );
  });

  test('without a link have no domain in common', () => {
    const mixed = homeMix(
      { ...NONE, followed: pinsOf('followed', 5, { domain: null }) },
      {
        quotas: following,
        limit: 5,
      },
    );
    expect(mixed.map(({ pinner }) => pinner)).toEqual(pinsOf('followed', 5).map(({ pinner }) => pinner));
    expect(runsOfThree(mixed)).toBe(0);
  });
});
