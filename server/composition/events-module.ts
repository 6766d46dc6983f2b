import { provide, type Bind } from '../../src/composition/provide.ts';
import { CountUnseen } from '../application/experiences/count-unseen.ts';
import { LiveExperiences } from '../application/experiences/live-experiences.ts';
import { ExperienceCounts } from '../application/experiences/experience-counts.ts';
import { ForwardEvents } from '../application/statistics/forward-events.ts';
import { LimitCounts } from '../application/statistics/limit-counts.ts';
import { RollUpEvents } from '../application/statistics/roll-up-events.ts';
import { TakeBatches } from '../application/statistics/take-batches.ts';
import * as tokens from './tokens.ts';

/** Client events: taking, storing, forwarding and removing them; the live experiences, and what is counted of them. */
export function provideEvents(bind: Bind): void {
  const store = { store: tokens.StoreToken };
  const clock = { clock: tokens.ClockToken };
  const configuration = { configuration: tokens.ConfigurationToken };
  provide(
    bind,
    tokens.TakeBatchesToken,
    {
      ...store,
      ...clock,
      ...configuration,
      reports: tokens.ClientReportsToken,
      sink: tokens.EventSinkToken,
      ads: tokens.AdServerToken,
      experiences: tokens.LiveExperiencesToken,
      experienceCounts: tokens.ExperienceCountsToken,
    },
    ({ configuration: { countsWrittenSeconds }, sink, experiences, experienceCounts, ...deps }) =>
      new TakeBatches({
        ...deps,
        countUnseen: new CountUnseen({ experiences, experienceCounts }),
        hasSink: sink !== null,
        writtenAfterMs: countsWrittenSeconds * 1000,
      }),
  );
  provide(
    bind,
    tokens.LiveExperiencesToken,
    {
      ...store,
      ...clock,
      file: tokens.ExperienceRegistryToken,
      processes: tokens.ProcessesToken,
      logger: tokens.LoggerToken,
    },
    ({ processes: { signal }, ...deps }) => new LiveExperiences({ ...deps, signal }),
  );
  provide(
    bind,
    tokens.ExperienceCountsToken,
    { ...store, ...clock, ...configuration },
    ({ configuration: { countsWrittenSeconds }, ...deps }) =>
      new ExperienceCounts({ ...deps, writtenAfterMs: countsWrittenSeconds * 1000 }),
  );
  provide(
    bind,
    tokens.LimitCountsToken,
    { ...clock, ...configuration, secrets: tokens.SecretsToken },
    ({ configuration: { rateLimitScale: scale }, secrets, ...deps }) =>
      new LimitCounts({ ...deps, scale, seed: Number.parseInt(secrets.randomHex(4), 16) }),
  );
  provide(
    bind,
    tokens.RollUpEventsToken,
    { ...store, ...clock, ...configuration },
    ({ configuration: { eventDays }, ...deps }) => new RollUpEvents({ ...deps, eventDays }),
  );
  provide(bind, tokens.ForwardEventsToken, { ...store, sink: tokens.EventSinkToken }, ({ sink, ...deps }) =>
    sink === null ? null : new ForwardEvents({ ...deps, sink }),
  );
}
