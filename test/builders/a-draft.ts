import { toUploadId } from '../../src/domain/ids/ids.ts';
import type { DraftPart } from '../../src/domain/drafts/draft-part.ts';
import { newPart } from '../../src/domain/drafts/draft-parts.ts';
import {
  newDraft,
  withValue,
  type Draft,
  type DraftPicture,
  type DraftUpload,
  type DraftValues,
} from '../../src/domain/drafts/draft.ts';

/** A draft of the moment 0 in which these values were given at `at`. */
export function aDraft(values: Partial<DraftValues> = {}, at = 1, id = 'd1'): Draft {
  return (Object.keys(values) as (keyof DraftValues)[]).reduce(
    (draft, name) => withValue(draft, name, values[name]!, at),
    newDraft(id, 0),
  );
}

export function aDraftPicture(picture: Partial<DraftPicture> = {}): DraftPicture {
  return { id: 'p1', name: 'chair.png', size: 3, ...picture };
}

/** A picture of a carousel that the server has. */
export function aDraftPart(id: string, part: Partial<DraftPart> = {}): DraftPart {
  const picture = aDraftPicture({ id: `picture-${id}`, name: `${id}.png` });
  return newPart(id, { picture, upload: aDraftUpload({ pictureId: picture.id }), ...part });
}

export function aDraftUpload(upload: Partial<DraftUpload> = {}): DraftUpload {
  return {
    pictureId: 'p1',
    uploadId: toUploadId('9'),
    imageUrl: '/a.png',
    width: 640,
    height: 480,
    at: 0,
    ...upload,
  };
}
