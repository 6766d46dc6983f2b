import type { ExperienceContext } from '../../../src/application/ports/people/experience-gateway.ts';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { InMemoryExperienceGateway } from '../../../src/composition/test/in-memory-experience-gateway.ts';
import { RecordingLogger } from '../../../src/composition/test/recording-logger.ts';
import type { PlacedExperience, PlacedId } from '../../../src/domain/experiences/placed-experience.ts';
import * as Displays from '../../../src/domain/experiences/display.ts';
import { ExperienceStore } from '../../../src/ui/experiences/experience-store.ts';
import { aPlaced } from '../../builders/experiences.ts';

export const HOME = { kind: 'home', placements: [11, 1_000_503] };
export const modal = { title: 'A', body: 'b', completeButton: { text: 'Go' } };
export const aModal = (fields: Partial<PlacedExperience> = {}) =>
  aPlaced({ type: 26, displayData: modal, ...fields });

/** A store with a server that answers when the test says so. */
export function aPage(...offered: readonly PlacedExperience[]) {
  const server = new InMemoryExperienceGateway(offered.map((placed) => ({ placed })));
  const calls: string[] = [];
  const state = {
    now: 1_000_000,
    fails: false,
    waits: Promise.resolve(),
    takes: 0,
    preview: null as string | null,
    unsent: [] as readonly PlacedId[],
  };
  const logger = new RecordingLogger();
  const told: string[] = [];
  const unseen: string[] = [];
  const logged: number[] = [];
  let context: ExperienceContext | undefined;
  const call = async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    calls.push(name);
    await state.waits;
    state.now += state.takes;
    if (state.fails) throw new ServiceError('unavailable');
    return run();
  };
  const store = new ExperienceStore({
    displays: Displays,
    experiences: {
      read: (placements, page) => {
        context = page;
        return call(`read ${placements.join()}`, () => server.read(placements, page));
      },
      view: (placed) => call('view', () => server.view(placed)),
      trigger: (placed) => call(`trigger ${placed.experienceId}`, () => server.trigger(placed)),
    },
    endExperience: {
      run: (placed, ending, page) =>
        call(ending, () => (ending === 'dismissed' ? server.dismiss(placed) : server.complete(placed, page))),
      retry: () => call('retry', () => Promise.resolve()),
      unsent: () => state.unsent,
    },
    logger,
    events: { record: ({ eventType }) => void logged.push(eventType) },
    locale: () => 'de-AT',
    viewport: () => 'md',
    preview: () => state.preview,
    now: () => state.now,
    countUnseen: (id, outcome) => unseen.push(`${id} ${outcome}`),
  });
  store.onEnded = (key) => told.push(key);
  const ids = () => store.shown.map(({ placed }) => placed.experienceId);
  return { store, calls, state, logger, told, unseen, logged, ids, contextOf: () => context };
}
