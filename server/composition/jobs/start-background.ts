import type { Assembly } from '../../../src/composition/assembly.ts';
import { BackgroundWorkers } from './background-work.ts';
import { jobHandlers } from './job-handlers.ts';
import { JobLanes } from './job-lanes.ts';
import { ClockToken, CountPinsToken, LoggerToken, StoreToken, TimerToken } from '../tokens.ts';

/** Work that nobody waits for; it goes on until it is stopped. */
export type Background = {
  /** Rejects while jobs are not done that should be. */
  check(): Promise<void>;
  /** Begins nothing more, asks what runs to end, and waits for it. */
  stop(): Promise<void>;
};

/** The work of writing down what was counted. */
const COUNTING = 'counting';

/** All lanes, in which nothing is done yet. */
export function openLanes(assembly: Assembly): JobLanes {
  const store = assembly.get(StoreToken);
  const clock = assembly.get(ClockToken);
  const timer = assembly.get(TimerToken);
  const logger = assembly.get(LoggerToken);
  return new JobLanes({ store, clock, timer, logger }, jobHandlers(assembly));
}

/** Begins to do the jobs of the store, each as soon as it may be done. */
export function startBackground(assembly: Assembly, lanes: JobLanes): Background {
  const store = assembly.get(StoreToken);
  const clock = assembly.get(ClockToken);
  const logger = assembly.get(LoggerToken);
  const workers = new BackgroundWorkers({ clock, logger });
  store.onJobsAsked((kinds) => {
    for (const kind of kinds) {
      const lane = lanes.laneOf(kind);
      if (lane !== undefined) workers.wake(lane);
    }
  });
  const counting = assembly.get(CountPinsToken);
  counting.onWaiting(() => workers.wake(COUNTING));
  workers.start({
    ...Object.fromEntries([...lanes.runners].map(([lane, jobs]) => [lane, () => jobs.run()])),
    [COUNTING]: () => counting.run(),
  });
  return {
    check: () => lanes.check(),
    stop: () => {
      lanes.stop();
      return workers.stop();
    },
  };
}
