import type { Assembly } from '../../../src/composition/assembly.ts';
import { BackgroundWorkers } from './background-work.ts';
import { jobHandlers, type JobLane } from './job-handlers.ts';
import { JobLanes } from './job-lanes.ts';
import {
  AdServerToken,
  ClockToken,
  ExperienceCountsToken,
  ForwardEventsToken,
  LiveExperiencesToken,
  LoggerToken,
  ProcessesToken,
  SecretsToken,
  StoreToken,
  TakeBatchesToken,
  TimerToken,
} from '../tokens.ts';

/** Background work that runs until it is stopped. */
export type Background = {
  /** Rejects while due jobs are not running. */
  check(): Promise<void>;
  /** Starts nothing more, stops current runs, and waits for them. */
  stop(): Promise<void>;
};

/** The work that writes the counts of experiences. */
const COUNTING_EXPERIENCES = 'counting_experiences';
/** The work that reads the experiences of the store. */
const READING_EXPERIENCES = 'reading_experiences';
/** The work that writes client events and counts. */
const TAKING = 'taking_events';
/** The work that hands them on to the operator's sink. */
const FORWARDING = 'forwarding_events';
/** The work that reads promotions and writes their counts. */
const ADS = 'ads';

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
  const experiences = assembly.get(ExperienceCountsToken);
  experiences.onWaiting(() => workers.wake(COUNTING_EXPERIENCES));
  const live = assembly.get(LiveExperiencesToken);
  const taking = assembly.get(TakeBatchesToken);
  taking.onWaiting(() => workers.wake(TAKING));
  const forwarding = assembly.get(ForwardEventsToken);
  taking.onStored(() => workers.wake(FORWARDING));
  const ads = assembly.get(AdServerToken);
  ads?.onWork(() => workers.wake(ADS));
  workers.start({
    ...Object.fromEntries([...lanes.runners].map(([lane, jobs]) => [lane, () => jobs.run()])),
    [COUNTING_EXPERIENCES]: () => experiences.run(),
    [READING_EXPERIENCES]: () => live.run(),
    [TAKING]: () => taking.run(),
    ...(ads === null ? {} : { [ADS]: () => ads.run() }),
    ...(forwarding === null ? {} : { [FORWARDING]: () => forwarding.run() }),
  });
  return {
    check: () => lanes.check(),
    stop: () => {
      for (const stop of unlisten) stop();
      lanes.stop();
      forwarding?.stop();
      return workers.stop();
    },
  };
}
