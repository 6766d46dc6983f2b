// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlacedExperience } from '../../../src/domain/experiences/placed-experience.ts';
import * as Displays from '../../../src/domain/experiences/display.ts';
import { ExperienceStore } from '../../../src/ui/experiences/experience-store.ts';
import { watchExperiences } from '../../../src/ui/experiences/watch-experiences.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aPlaced } from '../../builders/experiences.ts';
import { anApp } from '../support/an-app.ts';

const HOME = { kind: 'home', placements: [11] };

let app: ReturnType<typeof anApp>;
let store: ExperienceStore;
let end: () => void;
let offered: PlacedExperience | null;
let reads: number;
const ids = () => store.shown.map(({ placed }) => placed.experienceId);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  [offered, reads] = [aPlaced(), 0];
  app = anApp();
  store = new ExperienceStore({
    displays: Displays,
    experiences: {
      read: async () => {
        reads += 1;
        return new Map([[11, offered]]);
      },
      view: async () => undefined,
      trigger: async () => null,
    },
    endExperience: { run: async () => undefined, retry: async () => undefined, unsent: () => [] },
    logger: { warn: () => undefined },
    events: { record: () => undefined },
    locale: () => 'en',
    viewport: () => 'lg',
    preview: () => null,
    now: Date.now,
    countUnseen: () => undefined,
  });
  store.begin(HOME, { 11: offered });
  end = watchExperiences(app, store);
});
const { getEntriesByType } = performance;
afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
  end();
  vi.useRealTimers();
});

/** The page comes from the page cache, or is loaded. */
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that comes back as it was left asks what was ended meanwhile', async () => {
  offered = null;
  show(false);
  expect(reads).toBe(0);
  show(true);
  await expect.poll(ids).toEqual([]);
});

test.each([
  ['back_forward', 1],
  ['reload', 0],
])('a document of the kind %s asks %i times once its messages were taken over', async (type, times) => {
  end();
  performance.getEntriesByType = () => [{ type }] as never;
  end = watchExperiences(app, store);
  offered = null;
  await Promise.resolve();
  expect(reads).toBe(0);
  store.measure();
  await Promise.resolve();
  expect(reads).toBe(times);
  await expect.poll(ids).toEqual(times === 0 ? [1] : []);
});

test('an open page asks from time to time while something is displayed', async () => {
  offered = null;
  vi.advanceTimersByTime(45_000);
  await expect.poll(ids).toEqual([]);
  vi.advanceTimersByTime(450_000);
  expect(reads).toBe(1);
});

test('who logs in meanwhile starts anew: nothing of the visitor is displayed any more', async () => {
  offered = aPlaced({ experienceId: 2 });
  app.stores.session.show(aViewer());
  expect(ids()).toEqual([]);
  await expect.poll(() => store.active.length).toBe(1);
  await store.enter(HOME, false);
  expect(ids()).toEqual([2]);
});

test('what another window ends goes here, and what ends here goes there', async () => {
  const other = new BroadcastChannel('pinakes-experiences');
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  other.postMessage('11:1');
  await expect.poll(ids).toEqual([]);
  await store.dismiss(aPlaced({ experienceId: 3 }));
  await expect.poll(() => heard).toEqual(['11:3']);
  other.close();
});
