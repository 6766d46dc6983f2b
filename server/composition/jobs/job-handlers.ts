import type { Assembly } from '../../../src/composition/assembly.ts';
import type { JobHandler } from '../../application/jobs/job-handler.ts';
import { recurringJob } from '../../application/jobs/recurring-job.ts';
import type { ServerJobKind } from '../../application/ports/jobs.ts';
import {
  ScheduleOldLinksToken,
  PurgeExpiredToken,
  ClearExportsToken,
  ClockToken,
  CollectUnusedPicturesToken,
  CollectUnusedVideosToken,
  ComputeEmbeddingsToken,
  ComputeLooksToken,
  LoggerToken,
  ConvertVideoToken,
  DeleteAccountsToken,
  IngestUploadToken,
  MakeAvifToken,
  ReadLinkFactsToken,
  MakeExportToken,
  MakeTodayToken,
  RollUpEventsToken,
  SendMailToken,
  StoreToken,
} from '../tokens.ts';

/** Jobs of one lane run one after another; lanes run in parallel. */
export type JobLane = 'mail' | 'exports' | 'uploads' | 'pictures' | 'looks' | 'video' | 'pages' | 'upkeep';

export type ServerJobs = {
  readonly [K in ServerJobKind]: { readonly lane: JobLane; readonly handler: JobHandler<K> };
};

const HOUR_MS = 60 * 60_000;

/** The handlers of all kinds of jobs, grouped into lanes. */
export function jobHandlers(assembly: Assembly): ServerJobs {
  const clock = assembly.get(ClockToken);
  const clearEnded = assembly.get(PurgeExpiredToken);
  const clearExports = assembly.get(ClearExportsToken);
  const collectPictures = assembly.get(CollectUnusedPicturesToken);
  const collectVideos = assembly.get(CollectUnusedVideosToken);
  const rollUpEvents = assembly.get(RollUpEventsToken);
  const logger = assembly.get(LoggerToken);
  const collectFiles = async () => {
    // The first one removes uploads, and with them the last references to some videos.
    const { uploads, pictures } = await collectPictures.run();
    const { announced, videos } = await collectVideos.run();
    logger.debug('unused_files.collected', { uploads, pictures, announced, videos });
  };
  const store = assembly.get(StoreToken);
  const clearLinks = () => store.transaction((tx) => tx.linkFacts.removeUnlinked());
  return {
    'mail.send': { lane: 'mail', handler: assembly.get(SendMailToken) },
    'exports.make': { lane: 'exports', handler: assembly.get(MakeExportToken) },
    'accounts.delete': { lane: 'upkeep', handler: assembly.get(DeleteAccountsToken) },
    'exports.clear': { lane: 'upkeep', handler: recurringJob(clock, HOUR_MS, () => clearExports.run()) },
    'upkeep.clear': { lane: 'upkeep', handler: recurringJob(clock, HOUR_MS, () => clearEnded.run()) },
    'events.roll_up': { lane: 'upkeep', handler: recurringJob(clock, HOUR_MS, () => rollUpEvents.run()) },
    'files.collect': { lane: 'upkeep', handler: recurringJob(clock, HOUR_MS, collectFiles) },
    'pictures.avif': { lane: 'pictures', handler: assembly.get(MakeAvifToken) },
    'pictures.looks': { lane: 'looks', handler: assembly.get(ComputeLooksToken) },
    'pictures.embeddings': { lane: 'looks', handler: assembly.get(ComputeEmbeddingsToken) },
    'uploads.ingest': { lane: 'uploads', handler: assembly.get(IngestUploadToken) },
    'today.make': { lane: 'upkeep', handler: assembly.get(MakeTodayToken) },
    'links.clear': { lane: 'upkeep', handler: recurringJob(clock, HOUR_MS, clearLinks) },
    'links.begin': { lane: 'upkeep', handler: assembly.get(ScheduleOldLinksToken) },
    'links.read': { lane: 'pages', handler: assembly.get(ReadLinkFactsToken) },
    'videos.convert': { lane: 'video', handler: assembly.get(ConvertVideoToken) },
  };
}
