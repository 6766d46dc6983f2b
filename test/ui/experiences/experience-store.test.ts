import { describe, expect, test } from 'vitest';
import type { PlacedExperience } from '../../../src/domain/experiences/placed-experience.ts';
import { aPlaced } from '../../builders/experiences.ts';
import { aModal, aPage, HOME } from './an-experience-page.ts';

describe('the first page', () => {
  test('shows what came with it, and asks nothing', () => {
    const { store, calls, ids } = aPage();
    store.begin(HOME, { 11: aPlaced(), 1_000_503: null });
    expect(ids()).toEqual([1]);
    expect(calls).toEqual([]);
  });

  test('shows no type 0, and nothing that has ended or is for other windows', () => {
    const conditions = (fields: object) => ({ metadata: { 1: fields } });
    const shownOf = (placed: PlacedExperience) => {
      const { store, ids } = aPage();
      store.begin(HOME, { 11: placed });
      store.measure();
      return ids();
    };
    expect(shownOf(aPlaced({ type: 0 }))).toEqual([]);
    expect(shownOf(aPlaced({ status: 'dismissed' }))).toEqual([]);
    expect(shownOf(aPlaced(conditions({ ends_at: 1_000_000 })))).toEqual([]);
    expect(shownOf(aPlaced(conditions({ ends_at: 1_000_001 })))).toEqual([1]);
    expect(shownOf(aPlaced(conditions({ viewports: ['lg'] })))).toEqual([]);
    expect(shownOf(aPlaced(conditions({ viewports: ['md'] })))).toEqual([1]);
  });

  test('an unknown kind is absent and logged once', async () => {
    const odd = aPlaced({ type: 99, displayData: {} });
    const { store, logger, ids } = aPage(odd);
    store.begin(HOME, { 11: odd });
    await store.refresh([11]);
    expect(ids()).toEqual([]);
    expect(logger.entries).toEqual([{ level: 'warn', event: 'experience-malformed', detail: 1 }]);
  });
});

describe('the next page', () => {
  test('asks for placements that are not known, and again for those with an experience', async () => {
    const { store, calls } = aPage(aPlaced());
    store.begin(HOME, { 11: aPlaced(), 1_000_503: null });
    await store.enter({ kind: 'pin', placements: [1_000_075, 11, 1_000_503] }, false);
    await store.enter({ kind: 'pin', placements: [1_000_075, 1_000_503] }, false);
    // What is absent on one kind of page may be for another one.
    expect(calls).toEqual(['read 1000075,11,1000503']);
  });

  test('that reads the home feed asks for its placement as well', async () => {
    const { store, calls } = aPage();
    store.begin({ kind: 'home', placements: [] }, { 11: null, 1_000_503: null });
    await store.enter(HOME, true);
    expect(calls).toEqual(['read 11']);
  });

  test('tells its kind, the locale and the class of the window, and nothing else', async () => {
    const { store, contextOf } = aPage();
    await store.enter(HOME, false);
    expect(contextOf()).toEqual({ pageKind: 'home', locale: 'de-AT', viewport: 'md' });
  });

  test('shows content in its flow only when it comes in time; later it waits for the next page', async () => {
    const { store, state, ids } = aPage(aPlaced());
    state.takes = 401;
    await store.enter(HOME, false);
    expect(ids()).toEqual([]);
    await store.enter(HOME, false);
    expect(ids()).toEqual([1]);
  });

  test('shows layers whenever they come', async () => {
    const { store, state, ids } = aPage(aModal());
    state.takes = 5000;
    await store.enter(HOME, false);
    expect(ids()).toEqual([1]);
  });

  test('does not show what was switched off meanwhile', async () => {
    const { store, ids } = aPage();
    store.begin(HOME, { 11: aPlaced(), 1_000_503: null });
    await store.enter(HOME, false);
    expect(ids()).toEqual([]);
  });
});

describe('of several messages in the flow of a page', () => {
  const second = aPlaced({ experienceId: 2, placementId: 1_000_503 });
  const best = (placed: PlacedExperience) => ({
    ...placed,
    metadata: { [placed.experienceId]: { priority: 1 } },
  });

  test('one is shown, and layers beside it; after it the next page shows another', async () => {
    const layer = aModal({ experienceId: 3, placementId: 1_000_162 });
    const { store, ids } = aPage(aPlaced(), second, layer);
    const page = { kind: 'home', placements: [11, 1_000_503, 1_000_162] };
    store.measure();
    store.begin(page, { 11: aPlaced(), 1_000_503: second, 1_000_162: layer });
    expect(ids()).toEqual([1, 3]);
    store.stayInFlow('11:1');
    await store.dismiss(aPlaced());
    expect(ids()).toEqual([3]);
    await store.enter(page, false);
    expect(ids()).toEqual([2, 3]);
  });

  test('a better one does not take the place of the one that is shown, but comes first on the next page', async () => {
    const { store, ids } = aPage(aPlaced(), best(second));
    store.measure();
    store.begin({ kind: 'pin', placements: [11] }, { 11: aPlaced() });
    await store.enter(HOME, false);
    expect(ids()).toEqual([1]);
    await store.enter(HOME, false);
    expect(ids()).toEqual([2]);
  });

  test('with the window the turn may change until somebody could see one', () => {
    const wide = aPlaced({ metadata: { 1: { viewports: ['lg'], priority: 9 } } });
    const { store, ids } = aPage();
    store.begin(HOME, { 11: wide, 1_000_503: second });
    expect(ids(), 'the served page has one for each window').toEqual([1, 2]);
    store.measure();
    expect(ids()).toEqual([2]);
  });
});

describe('viewing', () => {
  test('changes the state first, then tells the server, once', async () => {
    const { store, calls, state } = aPage(aPlaced());
    store.begin(HOME, { 11: aPlaced() });
    let answer = () => undefined as void;
    state.waits = new Promise((resolve) => (answer = resolve));
    store.viewed(aPlaced());
    expect(store.shown[0]?.placed.status).toBe('viewed');
    store.viewed(store.shown[0]!.placed);
    answer();
    await state.waits;
    expect(calls).toEqual(['view']);
  });

  test('above every page asks again, elsewhere not', async () => {
    const placed = aModal({ placementId: 1_000_162 });
    const { store, calls, ids } = aPage(placed);
    store.begin({ kind: 'home', placements: [11, 1_000_162] }, { 11: null, 1_000_162: placed });
    store.viewed(placed);
    await expect.poll(() => calls).toEqual(['view', 'read 11,1000162']);
    expect(ids()).toEqual([1]);
  });
});

describe('completing and dismissing', () => {
  test('tells the server first, then changes the state, and asks again', async () => {
    const { store, calls, state, told, ids } = aPage(aPlaced(), aPlaced({ experienceId: 2 }));
    store.measure();
    store.begin(HOME, { 11: aPlaced({ status: 'viewed' }), 1_000_503: null });
    store.stayInFlow('11:1');
    let answer = () => undefined as void;
    state.waits = new Promise((resolve) => (answer = resolve));
    const dismissal = store.dismiss(store.shown[0]!.placed);
    expect(store.active[0]?.status).toBe('viewed');
    expect(ids()).toEqual([]);
    answer();
    await dismissal;
    expect(calls).toEqual(['dismissed', 'read 11,1000503']);
    expect(told).toEqual(['11:1']);
    expect(ids(), 'nothing takes its place on this page').toEqual([]);
    await store.enter(HOME, false);
    expect(ids()).toEqual([2]);
  });

  test('happen once', async () => {
    const { store, calls } = aPage(aPlaced());
    store.begin(HOME, { 11: aPlaced() });
    await Promise.all([store.complete(aPlaced()), store.complete(aPlaced()), store.dismiss(aPlaced())]);
    expect(calls).toEqual(['completed', 'read 11,1000503']);
  });

  test('also ask for placements that were entered meanwhile', async () => {
    const { store, calls, state } = aPage(aPlaced());
    store.begin(HOME, { 11: aPlaced(), 1_000_503: null });
    let answer = () => undefined as void;
    state.waits = new Promise((resolve) => (answer = resolve));
    const dismissal = store.dismiss(aPlaced());
    void store.enter({ kind: 'pin', placements: [1_000_075] }, false);
    answer();
    await dismissal;
    expect(calls).toEqual(['dismissed', 'read 1000075', 'read 11,1000503,1000075']);
  });

  test('without the home feed does not ask again', async () => {
    const { store, calls } = aPage(aPlaced());
    store.begin(HOME, { 11: aPlaced() });
    await store.complete(aPlaced(), { withoutHomefeed: true });
    expect(calls).toEqual(['completedWithoutHomefeed']);
  });

  test('may stay displayed until the next page', async () => {
    const { store, ids } = aPage(aPlaced());
    store.begin(HOME, { 11: aPlaced() });
    await store.complete(aPlaced(), { keepsShown: true });
    expect(ids()).toEqual([1]);
    await store.enter(HOME, false);
    expect(ids()).toEqual([]);
  });

  test('triggers each of its experiences with one call', async () => {
    const triggerable = [2, 3, 4].map((experienceId) => ({ placementId: 11, experienceId }));
    const { store, calls } = aPage(aPlaced({ triggerable }));
    store.begin(HOME, { 11: aPlaced({ triggerable }) });
    await store.complete(aPlaced({ triggerable }));
    expect(calls).toEqual(['completed', 'trigger 2', 'trigger 3', 'trigger 4', 'read 11,1000503']);
  });

  test('is not undone by an answer that is older', async () => {
    const { store, state, ids } = aPage(aPlaced());
    store.begin(HOME, { 11: aPlaced({ status: 'viewed' }) });
    let answer = () => undefined as void;
    state.waits = new Promise((resolve) => (answer = resolve));
    const read = store.refresh([11]);
    const dismissal = store.dismiss(aPlaced({ status: 'viewed' }));
    answer();
    await Promise.all([read, dismissal]);
    expect(ids()).toEqual([]);
  });
});

test('failures are logged with their kind, and never thrown', async () => {
  const { store, state, logger } = aPage(aPlaced());
  store.begin(HOME, { 11: aPlaced() });
  state.fails = true;
  await store.refresh([11]);
  store.viewed(aPlaced());
  await expect
    .poll(() => logger.entries.map(({ event, detail }) => [event, detail]))
    .toEqual([
      ['experiences-not-read', 'unavailable'],
      ['experience-not-viewed', 'unavailable'],
    ]);
});

test('another viewer starts anew', async () => {
  const { store, calls, ids } = aPage(aPlaced());
  store.begin(HOME, { 11: aPlaced(), 1_000_503: null });
  await store.dismiss(aPlaced());
  store.forget();
  expect(ids()).toEqual([]);
  await store.enter(HOME, false);
  expect(calls.at(-1)).toBe('read 11,1000503');
});

test('a view and an end are logged once each', async () => {
  const { store, logged } = aPage(aModal());
  store.begin(HOME, { 11: aModal() });
  store.viewed(aModal());
  store.viewed(aModal());
  expect(logged).toEqual([4503]);
  await Promise.all([store.complete(aModal()), store.complete(aModal())]);
  expect(logged).toEqual([4503, 6567]);
});

test('what could not be seen is counted', () => {
  const { store, unseen } = aPage();
  store.tell(aPlaced(), 'superseded');
  expect(unseen).toEqual(['1 superseded']);
});

test('a preview is asked for by its token; its end is no business of other windows, and nothing is counted or logged', async () => {
  const { store, calls, state, told, unseen, logged, ids, contextOf } = aPage(aPlaced());
  state.preview = 'token';
  await store.enter(HOME, false);
  expect(contextOf()).toMatchObject({ preview: 'token' });
  store.tell(aPlaced(), 'superseded');
  store.viewed(aPlaced());
  await store.dismiss(aPlaced());
  expect([ids(), told, unseen, logged]).toEqual([[], [], [], []]);
  expect(calls.filter((name) => name.startsWith('read'))).toHaveLength(1);
});
