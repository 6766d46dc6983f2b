import type { Container } from 'inversify';
import { identifier } from '../../src/composition/token.ts';
import type { JobHandler } from '../application/jobs/job-handler.ts';
import { regularly } from '../application/jobs/regularly.ts';
import type { ServerJobKind } from '../application/ports/jobs.ts';
import {
  BeginOldLinksToken,
  ClearEndedToken,
  ClearExportsToken,
  ClockToken,
  CollectUnusedPicturesToken,
  CollectUnusedVideosToken,
  LoggerToken,
  ConvertVideoToken,
  DeleteAccountsToken,
  IngestUploadToken,
  MakeAvifToken,
  ReadLinkFactsToken,
  MakeExportToken,
  SendMailToken,
  StoreToken,
} from './tokens.ts';

/** Jobs of one lane are done one after another; lanes do not wait for each other. */
export type JobLane = 'mail' | 'exports' | 'uploads' | 'pictures' | 'video' | 'pages' | 'upkeep';

export type ServerJobs = {
  readonly [K in ServerJobKind]: { readonly lane: JobLane; readonly handler: JobHandler<K> };
};

const HOUR_MS = 60 * 60_000;

/** Who does which kind of job, and beside which others. */
export function jobHandlers(container: Container): ServerJobs {
  const clock = container.get(identifier(ClockToken));
  const clearEnded = container.get(identifier(ClearEndedToken));
  const clearExports = container.get(identifier(ClearExportsToken));
  const collectPictures = container.get(identifier(CollectUnusedPicturesToken));
  const collectVideos = container.get(identifier(CollectUnusedVideosToken));
  const logger = container.get(identifier(LoggerToken));
  const collectFiles = async () => {
    // Uploads go with the first, and with them the last mention of some videos.
    const { uploads, pictures } = await collectPictures.run();
    const { announced, videos } = await collectVideos.run();
    logger.debug('unused_files.collected', { uploads, pictures, announced, videos });
  };
  const store = container.get(identifier(StoreToken));
  const clearLinks = () => store.transaction((tx) => tx.linkFacts.removeUnlinked());
  return {
    'mail.send': { lane: 'mail', handler: container.get(identifier(SendMailToken)) },
    'exports.make': { lane: 'exports', handler: container.get(identifier(MakeExportToken)) },
    'accounts.delete': { lane: 'upkeep', handler: container.get(identifier(DeleteAccountsToken)) },
    'exports.clear': { lane: 'upkeep', handler: regularly(clock, HOUR_MS, () => clearExports.run()) },
    'upkeep.clear': { lane: 'upkeep', handler: regularly(clock, HOUR_MS, () => clearEnded.run()) },
    'files.collect': { lane: 'upkeep', handler: regularly(clock, HOUR_MS, collectFiles) },
    'pictures.avif': { lane: 'pictures', handler: container.get(identifier(MakeAvifToken)) },
    'uploads.ingest': { lane: 'uploads', handler: container.get(identifier(IngestUploadToken)) },
    'links.clear': { lane: 'upkeep', handler: regularly(clock, HOUR_MS, clearLinks) },
    'links.begin': { lane: 'upkeep', handler: container.get(identifier(BeginOldLinksToken)) },
    'links.read': { lane: 'pages', handler: container.get(identifier(ReadLinkFactsToken)) },
    'videos.convert': { lane: 'video', handler: container.get(identifier(ConvertVideoToken)) },
  };
}
