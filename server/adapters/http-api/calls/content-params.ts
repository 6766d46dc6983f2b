import { refuse, type Refusal } from '../../../../src/domain/limits/checked.ts';
import type { PinId, UploadId } from '../../../../src/domain/ids/ids.ts';
import { PART_COUNTS } from '../../../../src/domain/pins/pin-format.ts';
import type { PinSource, WantedContent } from '../../../application/pins/wanted-pin.ts';
import { invalidParameters } from '../core/call-failure.ts';
import { id, link, text, textUpTo } from '../../../../wire/params/kinds.ts';
import { idList } from '../../../../wire/params/lists.ts';
import type { OptionsOf, ParamSet } from '../../../../wire/params/param.ts';
import { fitting, listOfParts, partsOf } from '../../../../wire/params/parts.ts';
import { optional, withDefault } from '../../../../wire/params/presence.ts';
import { namedPicture } from './named-picture.ts';

const PICTURE = { upload_id: optional(id<UploadId>()), image_url: optional(textUpTo(2048)) };

/** The options that say what a new pin is made of besides its picture; at most one of them. */
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

const CONTENTS = ['carousel_slots', 'collection_pin_ids', 'collage_items'] as const;

/** @throws {CallFailure} 400/1 for several, 400/18 for an address of a picture that is none of the web */
export function wantedContent(
  options: OptionsOf<typeof PIN_CONTENT_PARAMS>,
  baseUrl: string,
): WantedContent | null {
  const [, ...others] = CONTENTS.filter((name) => options[name] !== undefined);
  if (others.length > 0) throw invalidParameters(others.map((name) => ({ name, problem: 'not_allowed' })));
  const { carousel_slots, collection_pin_ids, collage_items } = options;
  if (carousel_slots !== undefined) {
    const slots = carousel_slots.map(({ title, details, link, ...picture }, index) => ({
      source: sourceOf(picture, baseUrl, `carousel_slots[${index}]`),
      title,
      details,
      link: link ?? null,
    }));
    return { kind: 'carousel', slots };
  }
  if (collage_items !== undefined) {
    const items = collage_items.map(({ link, ...picture }, index) => ({
      source: sourceOf(picture, baseUrl, `collage_items[${index}]`),
      link: link ?? null,
    }));
    return { kind: 'collage', items };
  }
  return collection_pin_ids === undefined ? null : { kind: 'collection', pinIds: collection_pin_ids };
}

/** A part with exactly one picture. */
function pictured<P extends ParamSet>(params: P) {
  return fitting(partsOf({ ...PICTURE, ...params }), pictureMisfit);
}

function pictureMisfit({ upload_id, image_url }: OptionsOf<typeof PICTURE>): Refusal | null {
  if (upload_id === undefined) return image_url === undefined ? at('.image_url', 'missing') : null;
  return image_url === undefined ? null : at('.upload_id', 'not_allowed');
}

function at(place: string, problem: 'missing' | 'not_allowed'): Refusal {
  return { ...refuse(problem), at: place };
}

function sourceOf(
  { upload_id, image_url = '' }: OptionsOf<typeof PICTURE>,
  baseUrl: string,
  name: string,
): PinSource {
  if (upload_id !== undefined) return { kind: 'upload', uploadId: upload_id, signature: null };
  return namedPicture(image_url, baseUrl, `${name}.image_url`);
}
