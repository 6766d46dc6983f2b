import type { PinId, UploadId } from '../../../src/domain/ids/ids.ts';
import { refuse, type Refusal } from '../../../src/domain/limits/checked.ts';
import { PART_COUNTS } from '../../../src/domain/pins/pin-format.ts';
import { id, link, text, textUpTo } from '../../params/kinds.ts';
import { idList } from '../../params/lists.ts';
import type { OptionsOf, ParamSet } from '../../params/param.ts';
import { fitting, listOfParts, partsOf } from '../../params/parts.ts';
import { optional, withDefault } from '../../params/presence.ts';

/** The options for the picture of a part; exactly one is required. */
export const PART_PICTURE = { upload_id: optional(id<UploadId>()), image_url: optional(textUpTo(2048)) };

/** The options for the content of a new pin besides its picture; at most one is allowed. */
export const PIN_CONTENT_PARAMS = {
  carousel_slots: optional(
    listOfParts(
      pictured({
        title: withDefault(text('pinTitle'), ''),
        details: withDefault(text('pinDescription'), ''),
        link: optional(link()),
      }),
      PART_COUNTS.carousel,
    ),
  ),
  collection_pin_ids: optional(idList<PinId>(PART_COUNTS.collection)),
  collage_items: optional(listOfParts(pictured({ link: optional(link()) }), PART_COUNTS.collage)),
};

/** A part with exactly one picture. */
function pictured<P extends ParamSet>(params: P) {
  return fitting(partsOf({ ...PART_PICTURE, ...params }), pictureMisfit);
}

function pictureMisfit({ upload_id, image_url }: OptionsOf<typeof PART_PICTURE>): Refusal | null {
  if (upload_id === undefined) return image_url === undefined ? at('.image_url', 'missing') : null;
  return image_url === undefined ? null : at('.upload_id', 'not_allowed');
}

function at(place: string, problem: 'missing' | 'not_allowed'): Refusal {
  return { ...refuse(problem), at: place };
}
