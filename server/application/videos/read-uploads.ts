import type { UploadId, UserId } from '../../../src/domain/ids/ids.ts';
import type { PictureRecord } from '../ports/records.ts';
import type { StoreReader } from '../ports/store.ts';
import type { AnnouncedUpload, VideoRecord } from '../ports/media/videos.ts';

export type UploadState = {
  readonly upload: Pick<AnnouncedUpload, 'id' | 'status' | 'mediaType' | 'failure'>;
  /** The signature of the picture or of the video's poster. */
  readonly picture: PictureRecord | null;
  readonly video: VideoRecord | null;
};

/** Reads the progress of the user's own uploads. */
export class ReadUploads {
  readonly #store: Pick<StoreReader, 'announcedUploads' | 'uploads' | 'pictures' | 'videos'>;

  constructor(deps: {
    readonly store: Pick<StoreReader, 'announcedUploads' | 'uploads' | 'pictures' | 'videos'>;
  }) {
    this.#store = deps.store;
  }

  /** Unknown and foreign ids are omitted. */
  async run(ids: readonly UploadId[], userId: UserId): Promise<readonly UploadState[]> {
    const announced = await this.#store.announcedUploads.ofUser(ids, userId);
    const states = await Promise.all(announced.map((upload) => this.#stateOf(upload)));
    const announcedIds = new Set<string>(announced.map(({ id }) => id));
    const sentAtOnce = await Promise.all(
      ids.filter((id) => !announcedIds.has(id)).map((id) => this.#stateOfSent(id, userId)),
    );
    return [...states, ...sentAtOnce.filter((state) => state !== null)];
  }

  async #stateOf(upload: AnnouncedUpload): Promise<UploadState> {
    const { pictures, videos } = this.#store;
    if (upload.status !== 'succeeded' || upload.pictureSignature === null) {
      return { upload, picture: null, video: null };
    }
    const picture = (await pictures.find(upload.pictureSignature)) ?? null;
    const isVideo = upload.mediaType === 'video-story-pin';
    return { upload, picture, video: isVideo ? ((await videos.find(upload.videoSignature)) ?? null) : null };
  }

  /** A picture that was uploaded without an announcement. */
  async #stateOfSent(id: UploadId, userId: UserId): Promise<UploadState | null> {
    const sent = await this.#store.uploads.find(id, userId);
    if (sent === undefined) return null;
    const picture = (await this.#store.pictures.find(sent.pictureSignature)) ?? null;
    const upload = { id, status: 'succeeded', mediaType: 'image-story-pin', failure: null } as const;
    return { upload, picture, video: null };
  }
}
