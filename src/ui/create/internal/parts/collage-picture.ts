import { newCancellation } from '../../../../application/cancellation.ts';
import type { PinRefused } from '../../../../application/ports/pins/new-pin-gateway.ts';
import { shownParts } from '../../../../domain/drafts/draft-part.ts';
import type { NewPinPicture } from '../../../../domain/drafts/new-pin-content.ts';
import { drawCollage } from './draw-collage.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { FileSender } from '../pictures/picture-upload.ts';
import { text } from '../../../text/language.ts';
import { createPartMessages } from './messages.en.ts';

/** The sent collage of each draft. An unchanged collage is not sent again, which would create a second pin. */
const SENT = new WeakMap<DraftEntry, { readonly of: string; readonly picture: NewPinPicture }>();

const TYPE = 'image/jpeg';
const QUALITY = 0.92;

/** Draws the collage of a draft and uploads it. */
export async function collagePicture(
  entry: DraftEntry,
  sender: FileSender,
): Promise<NewPinPicture | PinRefused> {
  const { values } = entry;
  const parts = shownParts(values);
  const of = JSON.stringify([values.layout, parts.map(({ picture }) => picture?.id)]);
  const before = SENT.get(entry);
  if (before?.of === of) return before.picture;
  const { canvas, missing } = await drawCollage(parts, entry.parts?.files ?? [], values.layout);
  const fields = missing.map((index) => ({
    name: `parts[${index}].picture`,
    problem: 'not_allowed' as const,
    words: text(createPartMessages.pictureUnreadable),
  }));
  if (fields.length > 0) return { kind: 'refused', message: '', fields };
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE, QUALITY));
  if (content === null) return refused(text(createPartMessages.noCollage));
  const file = { name: 'collage.jpg', size: content.size, type: content.type, content };
  const outcome = await sender.run(file, () => undefined, newCancellation());
  if (outcome.kind !== 'uploaded') return refused(outcome.kind === 'refused' ? outcome.message : '');
  const picture = { kind: 'upload', uploadId: outcome.uploadId } as const;
  SENT.set(entry, { of, picture });
  return picture;
}

function refused(message: string): PinRefused {
  return { kind: 'refused', message, fields: [] };
}
