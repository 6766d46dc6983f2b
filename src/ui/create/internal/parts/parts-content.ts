import type { PinRefused } from '../../../../application/ports/pins/new-pin-gateway.ts';
import { isPartThere, shownParts, type DraftPart } from '../../../../domain/drafts/draft-part.ts';
import { coverPart } from '../../../../domain/drafts/draft-parts.ts';
import { usableUpload } from '../../../../domain/drafts/draft.ts';
import {
  checkPartCount,
  type NewPinContent,
  type NewPinPicture,
  type StoryMedia,
} from '../../../../domain/drafts/new-pin-content.ts';
import { collagePicture } from './collage-picture.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { FileSender } from '../pictures/picture-upload.ts';

/** The content of a pin with several parts; refused while pictures are missing. */
export async function partsContent(
  entry: DraftEntry,
  picture: NewPinPicture | null,
  sender: FileSender,
): Promise<NewPinContent | PinRefused | null> {
  const { values } = entry;
  const parts = shownParts(values);
  const away = parts.flatMap((part, index) =>
    isPartThere(part, Date.now()) ? [] : [{ name: `parts[${index}].picture`, problem: 'missing' as const }],
  );
  if (away.length > 0) return refusal(away);
  switch (values.format) {
    case 'single':
      return picture;
    case 'collection':
      return picture && { kind: 'collection', picture, pinIds: parts.map(({ pin }) => pin!.pinId) };
    case 'carousel': {
      const slots = parts.map((part) => ({
        picture: pictureOf(part),
        title: part.title,
        details: part.text,
        link: part.link,
      }));
      return { kind: 'carousel', slots };
    }
    case 'collage': {
      const count = checkPartCount('collage', parts.length);
      // Checked first, to avoid drawing a collage that would be refused.
      if (!count.ok) return refusal([{ name: 'parts', problem: count.problem }]);
      const items = parts.map((part) => ({ picture: pictureOf(part), link: part.link }));
      const whole = await collagePicture(entry, sender);
      return whole.kind === 'refused' ? whole : { kind: 'collage', picture: whole, items };
    }
    case 'story': {
      const cover = coverPart(values)?.upload ?? null;
      return {
        kind: 'story',
        cover: cover?.signature ?? null,
        aspectRatio: cover === null ? 1 : cover.width / cover.height,
        pages: parts.map((part) => ({
          media: mediaOf(part),
          text: part.text,
          pinId: part.pin?.pinId ?? null,
        })),
      };
    }
  }
}

function refusal(fields: PinRefused['fields']): PinRefused {
  return { kind: 'refused', message: '', fields };
}

function pictureOf(part: DraftPart): NewPinPicture {
  const { picture } = part;
  if (picture?.remote !== undefined) {
    const { url, method } = picture.remote;
    return { kind: 'remote', url, method };
  }
  const upload = usableUpload(part, Date.now());
  if (upload === null) throw new Error('The picture of a part is not there.');
  return { kind: 'upload', uploadId: upload.uploadId };
}

function mediaOf(part: DraftPart): StoryMedia | null {
  const upload = usableUpload(part, Date.now());
  if (upload === null) return null;
  return { signature: upload.signature ?? '', videoSignature: upload.videoSignature ?? null };
}
