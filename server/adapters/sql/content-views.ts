import { toPinId, type PinId } from '../../../src/domain/ids/ids.ts';
import { pinsNamedBy, type ContentMedia, type PinContent } from '../../application/ports/pin-content.ts';
import type { PictureRecord } from '../../application/ports/records.ts';
import type { VideoRecord } from '../../application/ports/videos.ts';
import type { NamedPin } from '../../application/ports/views.ts';
import { readableBoard } from './board-visibility.ts';
import { keyOf } from './keys.ts';
import { JOINED_PICTURE_COLUMNS, joinedPicture } from './picture-rows.ts';
import type { SqlContext } from './prepared-queries.ts';
import { JOINED_VIDEO_COLUMNS, joinedVideo } from './video-rows.ts';

/** What a pin is made of, by the root that shares it. */
export type Contents = ReadonlyMap<number, PinContent>;

/** Pictures, videos and other pins that these contents show. No statement for none, else at most two. */
export async function contentMedia(
  context: SqlContext,
  contents: Contents,
  viewer: number,
): Promise<ContentMedia> {
  if (contents.size === 0) return NO_MEDIA;
  const named = [...new Set([...contents.values()].flatMap(pinsNamedBy))];
  const pictured = [...contents].filter(([, { kind }]) => kind !== 'collection').map(([root]) => root);
  const { pictures, videos } = await partsOf(context, pictured);
  return { pictures, videos, pins: await namedPins(context, named, viewer) };
}

const NO_MEDIA: ContentMedia = { pictures: new Map(), videos: new Map(), pins: new Map() };

async function partsOf(
  { db, prepared }: SqlContext,
  roots: readonly number[],
): Promise<Pick<ContentMedia, 'pictures' | 'videos'>> {
  const pictures = new Map<string, PictureRecord>();
  const videos = new Map<string, VideoRecord>();
  if (roots.length === 0) return { pictures, videos };
  const rows = await prepared.rows(db, 'parts of pins', { roots }, ({ roots }) =>
    db
      .selectFrom('pin_parts')
      .innerJoin('pictures', 'pictures.signature', 'pin_parts.picture_signature')
      .leftJoin('videos', 'videos.signature', 'pin_parts.video_signature')
      .where('pin_parts.root_id', 'in', roots)
      .select(JOINED_PICTURE_COLUMNS)
      .select(JOINED_VIDEO_COLUMNS),
  );
  for (const row of rows) {
    const [picture, video] = [joinedPicture(row), joinedVideo(row)];
    pictures.set(picture.signature, picture);
    if (video !== null) videos.set(video.signature, video);
  }
  return { pictures, videos };
}

/** Those of the pins that the viewer may read. */
async function namedPins(
  { db, prepared }: SqlContext,
  ids: readonly PinId[],
  viewer: number,
): Promise<ReadonlyMap<PinId, NamedPin>> {
  if (ids.length === 0) return new Map();
  const keys = ids.map(keyOf);
  const rows = await prepared.rows(db, 'named pins', { keys, viewer }, ({ keys, viewer }) =>
    db
      .selectFrom('pins')
      .innerJoin('boards', 'boards.id', 'pins.board_id')
      .innerJoin('users as pinner', 'pinner.id', 'pins.pinner_id')
      .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
      .where('pins.id', 'in', keys)
      .where('pinner.state', '!=', 'deactivated')
      .where(readableBoard(viewer))
      .select(['pins.id', 'pins.link'])
      .select(JOINED_PICTURE_COLUMNS),
  );
  return new Map(
    rows.map((row) => {
      const pinId = toPinId(String(row.id));
      return [pinId, { pinId, link: row.link, picture: joinedPicture(row) }];
    }),
  );
}
