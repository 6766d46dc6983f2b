import type { Container } from 'inversify';
import { identifier } from '../../src/composition/token.ts';
import { BackgroundWorkers } from './background-work.ts';
import { jobHandlers } from './job-handlers.ts';
import { JobLanes } from './job-lanes.ts';
import { ClockToken, CountPinsToken, LoggerToken, StoreToken, TimerToken } from './tokens.ts';

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
export function openLanes(container: Container): JobLanes {
  const store = container.get(identifier(StoreToken));
  const clock = container.get(identifier(ClockToken));
  const timer = container.get(identifier(TimerToken));
  const logger = container.get(identifier(LoggerToken));
  return new JobLanes({ store, clock, timer, logger }, jobHandlers(container));
}

/** Begins to do the jobs of the store, each as soon as it may be done. */
export function startBackground(container: Container, lanes: JobLanes): Background {
  const store = container.get(identifier(StoreToken));
  const clock = container.get(identifier(ClockToken));
  const logger = container.get(identifier(LoggerToken));
  const workers = new BackgroundWorkers({ clock, logger });
  store.onJobsAsked((kinds) => {
    for (const kind of kinds) {
      const lane = lanes.laneOf(kind);
      if (lane !== undefined) workers.ring(lane);
    }
  });
  const counting = container.get(identifier(CountPinsToken));
  counting.onWaiting(() => workers.ring(COUNTING));
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
