import { readFile } from 'node:fs/promises';
import type { Assembly } from '../../../src/composition/assembly.ts';
import type { LocalFile } from '../../application/ports/media/video-files.ts';
import type { VideoFacts, VideoTools } from '../../application/ports/media/video-tools.ts';
import * as tokens from '../tokens.ts';
import { demoVideoFile } from './demo-content.ts';
import type { DemoMember, DemoUpload } from './demo-member.ts';

/** Video tools that give sample videos the posters that come with them: nothing needs to be decoded for that. */
export class DemoVideoTools implements VideoTools {
  readonly #tools: VideoTools;
  readonly #posters = new Map<LocalFile, Uint8Array>();

  constructor(tools: VideoTools) {
    this.#tools = tools;
  }

  get converter(): VideoTools['converter'] {
    return this.#tools.converter;
  }

  setPoster(file: LocalFile, poster: Uint8Array): void {
    this.#posters.set(file, poster);
  }

  inspect(file: LocalFile): ReturnType<VideoTools['inspect']> {
    return this.#tools.inspect(file);
  }

  clean(file: LocalFile): Promise<void> {
    return this.#tools.clean(file);
  }

  async poster(file: LocalFile, facts: VideoFacts): Promise<Uint8Array> {
    return this.#posters.get(file) ?? this.#tools.poster(file, facts);
  }
}

/**
 * Sends a sample video to a server with these tools, and ingests it at once. A converter makes its other formats later,
 * when the server runs.
 */
export async function sendDemoVideo(
  { server, tools, directory }: { server: Assembly; tools: DemoVideoTools; directory: string },
  { member, video, poster }: { member: DemoMember; video: string; poster: Uint8Array },
): Promise<DemoUpload> {
  const uploadId = await member.sendVideo(await readFile(demoVideoFile(directory, video)));
  tools.setPoster(server.get(tokens.UploadFilesToken).fileOf(uploadId), poster);
  await server.get(tokens.IngestUploadToken).run({ payload: { uploadId } });
  const states = await member.call<Record<string, { poster_signature?: string } | undefined>>('VIP', 'get', {
    upload_ids: [uploadId],
  });
  const signature = states[uploadId]?.poster_signature;
  if (signature === undefined) throw new Error(`The sample video "${video}" cannot be used.`);
  return { upload_id: uploadId, image_signature: signature };
}
