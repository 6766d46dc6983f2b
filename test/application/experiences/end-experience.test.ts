import { expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { EndExperience } from '../../../src/application/experiences/end-experience.ts';
import type { ExperienceContext } from '../../../src/application/ports/people/experience-gateway.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';

const PLACED = { placementId: 11, experienceId: 7 };
const CONTEXT: ExperienceContext = { pageKind: 'home', locale: 'en', viewport: 'lg' };

/** A browser whose server can be out of reach. */
function aBrowser() {
  const storage = new InMemoryKeyValueStorage();
  const told: string[] = [];
  const state = { isOffline: false, viewerId: 'ann' as string | null };
  const tell = async (what: string) => {
    if (state.isOffline) throw new ServiceError('offline');
    told.push(what);
  };
  const logger = new RecordingLogger();
  const start = () =>
    new EndExperience({
      experiences: {
        complete: (_placed, _context, withoutHomefeed) =>
          tell(withoutHomefeed ? 'completed quietly' : 'completed'),
        dismiss: () => tell('dismissed'),
      },
      storage,
      logger,
      viewerId: () => state.viewerId,
    });
  return { state, told, start, logger, left: () => storage.keys('pinakes:experience-ended:') };
}

test('tells the server, and leaves nothing behind', async () => {
  const { start, told, left } = aBrowser();
  await start().run(PLACED, 'dismissed', CONTEXT);
  await start().run(PLACED, 'completed', CONTEXT);
  await start().run(PLACED, 'completedWithoutHomefeed', CONTEXT);
  await start().retry(CONTEXT);
  expect(told).toEqual(['dismissed', 'completed', 'completed quietly']);
  expect(left()).toEqual([]);
});

test('the end of a preview is told to nobody, and leaves nothing behind', async () => {
  const { start, told, state, left } = aBrowser();
  const preview = { ...CONTEXT, preview: 'token' };
  await start().run(PLACED, 'completed', preview);
  state.isOffline = true;
  await start().run(PLACED, 'dismissed', preview);
  expect(told).toEqual([]);
  expect(left()).toEqual([]);
});

test('what failed is logged and told once more by the next page', async () => {
  const { start, told, state, logger, left } = aBrowser();
  state.isOffline = true;
  await start().run(PLACED, 'completedWithoutHomefeed', CONTEXT);
  expect(logger.entries).toEqual([
    expect.objectContaining({ event: 'experience-not-ended', detail: 'offline' }),
  ]);
  state.isOffline = false;
  await start().retry(CONTEXT);
  await start().retry(CONTEXT);
  expect(told).toEqual(['completed quietly']);
  expect(left()).toEqual([]);
});

test('what fails again is told by a later page, and counts as ended until then', async () => {
  const { start, told, state, left } = aBrowser();
  state.isOffline = true;
  await start().run(PLACED, 'dismissed', CONTEXT);
  await start().retry(CONTEXT);
  expect(start().unsent()).toEqual([PLACED]);
  state.isOffline = false;
  await start().retry(CONTEXT);
  expect(told).toEqual(['dismissed']);
  expect(left()).toEqual([]);
});

test('what somebody else has ended is not told for the next person', async () => {
  const { start, told, state, left } = aBrowser();
  state.isOffline = true;
  await start().run(PLACED, 'dismissed', CONTEXT);
  Object.assign(state, { isOffline: false, viewerId: 'bob' });
  await start().retry(CONTEXT);
  expect(told).toEqual([]);
  expect(left()).toEqual([]);
});

test('what the server may not know is known here, of the person alone', async () => {
  const { start, state } = aBrowser();
  state.isOffline = true;
  await start().run(PLACED, 'dismissed', CONTEXT);
  expect(start().unsent()).toEqual([PLACED]);
  state.viewerId = 'bob';
  expect(start().unsent()).toEqual([]);
  Object.assign(state, { isOffline: false, viewerId: 'ann' });
  await start().retry(CONTEXT);
  expect(start().unsent()).toEqual([]);
});
