import { usableUpload } from '../../../../domain/drafts/draft.ts';
import type { DraftPart } from '../../../../domain/drafts/draft-part.ts';
import type { PinFormat } from '../../../../domain/pins/pin-format.ts';
import type { Logger } from '../../../../application/ports/logger.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import type { DraftParts } from '../drafts/draft-parts.ts';
import { draftPartsOf } from './draft-parts-of.ts';

/**
 * Changes the format of a draft. Its picture is kept: it becomes the first part, or a part's picture becomes that of
 * the pin.
 */
export function chooseFormat(
  viewModel: DraftsViewModel,
  entry: DraftEntry,
  format: PinFormat,
  logger: Logger,
): void {
  if (entry.publishing) return;
  const parts = draftPartsOf(viewModel, entry, logger);
  entry.refuse(null);
  entry.set('format', format);
  const { picture } = entry.values;
  if (format === 'single' || format === 'collection') {
    const [only, ...others] = entry.values.parts;
    const isBack = picture === null && only !== undefined && others.length === 0 && isBarePicture(only);
    if (isBack) pictureOfPart(entry, parts, only).catch((error) => logger.error('draft-failed', error));
  } else if (picture !== null) partOfPicture(entry, parts);
}

/** Turns the picture of a draft into its first part. */
function partOfPicture(entry: DraftEntry, parts: DraftParts): void {
  const { picture } = entry.values;
  const { file } = entry.upload;
  const upload = usableUpload(entry.values, Date.now());
  entry.picture.handOver();
  parts.addAt(0, { picture, upload }, file);
}

function isBarePicture({ picture, title, text, link, pin }: DraftPart): boolean {
  return picture !== null && pin === null && [title, text, link].every((words) => words === '');
}

async function pictureOfPart(entry: DraftEntry, parts: DraftParts, part: DraftPart): Promise<void> {
  if (part.picture === null) return;
  const file = parts.uploadOf(part.id)?.file ?? null;
  parts.handOver(part.id);
  await entry.picture.take(part.picture, part.upload, file?.content == null ? null : file);
}
