import type { PART_PICTURE, PIN_CONTENT_PARAMS } from '../../../../../wire/calls/pins/pin-content-params.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import type { PinSource, ContentInput } from '../../../../application/pins/pin-input.ts';
import { invalidParameters } from '../../core/call/call-failure.ts';
import { pictureParameter } from './picture-parameter.ts';

const CONTENTS = ['carousel_slots', 'collection_pin_ids', 'collage_items'] as const;

/** @throws {CallFailure} 400/1 for several, 400/18 for a picture address that is not a web address */
export function contentParameter(
  options: OptionsOf<typeof PIN_CONTENT_PARAMS>,
  baseUrl: string,
): ContentInput | null {
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

function sourceOf(
  { upload_id, image_url = '' }: OptionsOf<typeof PART_PICTURE>,
  baseUrl: string,
  name: string,
): PinSource {
  if (upload_id !== undefined) return { kind: 'upload', uploadId: upload_id, signature: null };
  return pictureParameter(image_url, baseUrl, `${name}.image_url`);
}
