import type { Assembly } from '../../../src/composition/assembly.ts';
import { BackgroundWorkers } from './background-work.ts';
import { jobHandlers, type JobLane } from './job-handlers.ts';
import { JobLanes } from './job-lanes.ts';
import {
  ClockToken,
  CountPinsToken,
  LoggerToken,
  ProcessesToken,
  SecretsToken,
  StoreToken,
  TimerToken,
} from '../tokens.ts';

/** Background work that runs until it is stopped. */
export type Background = {
  /** Rejects while due jobs are not running. */
  check(): Promise<void>;
  /** Starts nothing more, stops current runs, and waits for them. */
  stop(): Promise<void>;
};

/** The work that writes pending counts. */
const COUNTING = 'counting';

function topicOf(lane: JobLane): string {
  return `jobs.${lane}`;
}

/** All lanes, not started yet. */
export function openLanes(assembly: Assembly): JobLanes {
  const store = assembly.get(StoreToken);
  const clock = assembly.get(ClockToken);
  const timer = assembly.get(TimerToken);
  const logger = assembly.get(LoggerToken);
  const owner = assembly.get(SecretsToken).randomHex(16);
  return new JobLanes({ store, owner, clock, timer, logger }, jobHandlers(assembly));
}

/** Runs the jobs of the store, each as soon as it is due. */
export function startBackground(assembly: Assembly, lanes: JobLanes): Background {
  const store = assembly.get(StoreToken);
  const clock = assembly.get(ClockToken);
  const logger = assembly.get(LoggerToken);
  const workers = new BackgroundWorkers({ clock, logger });
  const { signal } = assembly.get(ProcessesToken);
  const unlisten = [...lanes.runners.keys()].map((lane) =>
    signal.listen(topicOf(lane), () => workers.wake(lane)),
  );
  // Also in other processes, which may be idle while this one is busy.
  store.onJobsAsked((kinds) => {
    const asked = new Set([...kinds].map((kind) => lanes.laneOf(kind)));
    for (const lane of asked) if (lane !== undefined) signal.announce(topicOf(lane));
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
      for (const stop of unlisten) stop();
      lanes.stop();
      return workers.stop();
    },
  };
}
