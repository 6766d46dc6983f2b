import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';
import {
  pinsNamedBy,
  type ContentMedia,
  type PinContent,
} from '../../../application/ports/pins/pin-content.ts';
import type { PictureRecord } from '../../../application/ports/records.ts';
import type { VideoRecord } from '../../../application/ports/media/videos.ts';
import type { NamedPin } from '../../../application/ports/pins/views.ts';
import { readableBoard } from './board-visibility.ts';
import { keyOf, NO_KEY } from '../schema/keys.ts';
import { JOINED_PICTURE_COLUMNS, joinedPicture } from './picture-rows.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { JOINED_VIDEO_COLUMNS, joinedVideo } from './video-rows.ts';

/** The content of pins, by the root that shares it. */
export type Contents = ReadonlyMap<number, PinContent>;

/** Pictures, videos and other pins that these contents refer to. One statement; none for no content. */
export async function contentMedia(
  { db, prepared }: SqlContext,
  contents: Contents,
  viewer: number,
): Promise<ContentMedia> {
  const pictures = new Map<string, PictureRecord>();
  const videos = new Map<string, VideoRecord>();
  const pins = new Map<PinId, NamedPin>();
  if (contents.size === 0) return { pictures, videos, pins };
  const args = {
    roots: orNone([...contents.keys()]),
    keys: orNone([...new Set([...contents.values()].flatMap(pinsNamedBy))].map(keyOf)),
    viewer,
  };
  const rows = await prepared.rows(db, 'media of contents', args, ({ roots, keys, viewer }) =>
    partsOf(db, roots).unionAll(readablePins(db, keys, viewer)),
  );
  for (const row of rows) {
    const [picture, video] = [joinedPicture(row), joinedVideo(row)];
    if (row.pin_id !== null) {
      const pinId = toPinId(String(row.pin_id));
      pins.set(pinId, { pinId, link: row.link, picture });
      continue;
    }
    pictures.set(picture.signature, picture);
    if (video !== null) videos.set(video.signature, video);
  }
  return { pictures, videos, pins };
}

/** The contents that have their own pictures. */
function partsOf(db: SqlContext['db'], roots: readonly number[]) {
  return db
    .selectFrom('pin_parts')
    .innerJoin('pictures', 'pictures.signature', 'pin_parts.picture_signature')
    .leftJoin('videos', 'videos.signature', 'pin_parts.video_signature')
    .where('pin_parts.root_id', 'in', roots)
    .select((eb) => [
      eb.lit(null).$castTo<number | null>().as('pin_id'),
      eb.lit(null).$castTo<string | null>().as('link'),
    ])
    .select(JOINED_PICTURE_COLUMNS)
    .select(JOINED_VIDEO_COLUMNS);
}

/** The pins that the viewer may read. */
function readablePins(db: SqlContext['db'], keys: readonly number[], viewer: number) {
  return db
    .selectFrom('pins')
    .innerJoin('boards', 'boards.id', 'pins.board_id')
    .innerJoin('users as pinner', 'pinner.id', 'pins.pinner_id')
    .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
    .leftJoin('videos', 'videos.signature', 'pins.video_signature')
    .where('pins.id', 'in', keys)
    .where('pinner.state', '!=', 'deactivated')
    .where(readableBoard(viewer))
    .select((eb) => [eb.ref('pins.id').$castTo<number | null>().as('pin_id'), 'pins.link'])
    .select(JOINED_PICTURE_COLUMNS)
    .select(JOINED_VIDEO_COLUMNS);
}

function orNone(keys: readonly number[]): readonly number[] {
  return keys.length === 0 ? [NO_KEY] : keys;
}
