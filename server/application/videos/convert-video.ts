import type { VideoFormat } from '../../../src/domain/pins/video.ts';
import { UnrecoverableJob, type JobHandler, type JobRun, type Later } from '../jobs/job-handler.ts';
import type { Store } from '../ports/store.ts';
import type { Clock, Logger } from '../ports/surroundings.ts';
import type { LocalFile, VideoFiles, VideoPart } from '../ports/media/video-files.ts';
import { VideoUnconvertible, type VideoTools } from '../ports/media/video-tools.ts';
import type { VideoRecord } from '../ports/media/videos.ts';

type ConvertVideoDeps = {
  readonly store: Pick<Store, 'videos' | 'transaction'>;
  readonly videos: VideoFiles;
  readonly tools: VideoTools;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'warn'>;
};

const HOUR_MS = 60 * 60 * 1000;

/** Derived from the format for everybody, which is small and known to be valid. */
const STREAMED: readonly VideoFormat[] = ['V_HLSV4', 'V_HLSV3_MOBILE'];

/**
 * Makes the playback formats of a video, starting with the one for everybody: with it the video is ready. Each format
 * is made in a workspace, published as a whole, and then recorded; an interrupted run is resumed with the first missing
 * format. After the first format, other videos that cannot be played yet take precedence.
 */
export class ConvertVideo implements JobHandler<'videos.convert'> {
  /** Each of four parts may take eight times 15 minutes on a slow machine. */
  readonly atMostMs = 9 * HOUR_MS;
  readonly #deps: ConvertVideoDeps;

  constructor(deps: ConvertVideoDeps) {
    this.#deps = deps;
  }

  async run({
    payload,
    ending,
  }: Pick<JobRun<'videos.convert'>, 'payload' | 'ending'>): Promise<Later | void> {
    const { store, videos } = this.#deps;
    const video = await store.videos.find(payload.signature);
    const sent = await videos.upload(payload.signature);
    if (sent === undefined) return;
    try {
      if (video !== undefined) return await this.#convert(video, sent, ending);
    } finally {
      await videos.release(sent);
    }
  }

  async givenUp({ signature }: { readonly signature: string }): Promise<void> {
    const { store } = this.#deps;
    const video = await store.videos.find(signature);
    // A video with a playable format has not failed.
    if (video === undefined || video.formats.length > 0) return;
    await store.transaction((tx) => tx.videos.update(signature, { status: 'failed' }));
  }

  async #convert(video: VideoRecord, sent: LocalFile, ending: Promise<void>): Promise<Later | void> {
    const { videos, tools, clock } = this.#deps;
    const { signature } = video;
    if (tools.converter === null) {
      await videos.offerUpload(signature);
      await this.#offer(signature, 'V_720P', { playsUpload: true });
      return;
    }
    // Before the first format: a player does not check for captions again.
    await this.#captions(video, sent, ending);
    if (!video.formats.includes('V_720P')) {
      await this.#first(video, sent, ending);
      return { again: clock.now() };
    }
    await this.#streamed(video, ending);
  }

  async #streamed(video: VideoRecord, ending: Promise<void>): Promise<void> {
    const { videos } = this.#deps;
    const missing = STREAMED.filter((format) => !video.formats.includes(format));
    if (missing.length === 0) return;
    const from = await videos.part(video.signature, 'V_720P');
    if (from === undefined) return;
    try {
      for (const part of missing) {
        await this.#make(video, { part, from, ending });
        await this.#offer(video.signature, part);
      }
    } finally {
      await videos.release(from);
    }
  }

  async #first(video: VideoRecord, sent: LocalFile, ending: Promise<void>): Promise<void> {
    try {
      await this.#make(video, { part: 'V_720P', from: sent, ending });
    } catch (error) {
      if (!(error instanceof VideoUnconvertible)) throw error;
      throw new UnrecoverableJob(error.message, { cause: error });
    }
    await this.#offer(video.signature, 'V_720P');
  }

  /** Captions are optional. */
  async #captions(video: VideoRecord, sent: LocalFile, ending: Promise<void>): Promise<void> {
    const { store, tools, logger } = this.#deps;
    const found = await tools.inspect(sent);
    if (video.hasCaptions || found.kind !== 'video' || !found.facts.hasText) return;
    try {
      await this.#make(video, { part: 'captions', from: sent, ending });
      await store.transaction((tx) => tx.videos.update(video.signature, { hasCaptions: true }));
    } catch (error) {
      if (!(error instanceof VideoUnconvertible)) throw error;
      logger.warn('video.captions_failed', { signature: video.signature, error });
    }
  }

  async #make(
    { signature, durationMs }: VideoRecord,
    { part, from, ending }: { part: VideoPart; from: LocalFile; ending: Promise<void> },
  ): Promise<void> {
    const { videos, tools } = this.#deps;
    const into = await videos.workspace();
    try {
      await tools.converter?.make({ part, signature, from, into, facts: { durationMs }, ending });
      await videos.publish(signature, part, into);
    } finally {
      await videos.discard(into);
    }
  }

  async #offer(
    signature: string,
    format: VideoFormat,
    { playsUpload }: Partial<Pick<VideoRecord, 'playsUpload'>> = {},
  ): Promise<void> {
    const { store, videos } = this.#deps;
    const byteLength = await videos.byteLength(signature);
    await store.transaction(async (tx) => {
      const formats = (await tx.videos.find(signature))?.formats ?? [];
      if (formats.includes(format)) return;
      await tx.videos.update(signature, {
        status: 'ready',
        formats: [...formats, format],
        byteLength,
        ...(playsUpload === undefined ? {} : { playsUpload }),
      });
    });
  }
}
