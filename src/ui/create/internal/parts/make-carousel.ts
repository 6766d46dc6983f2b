import { usableUpload } from '../../../../domain/drafts/draft.ts';
import { PIN_TEXT_NAMES, type PinTextName } from '../../../../domain/pins/pin-texts.ts';
import { PART_COUNTS } from '../../../../domain/pins/pin-format.ts';
import type { Logger } from '../../../../application/ports/logger.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { draftPartsOf } from './draft-parts-of.ts';
import { isVideoFile } from '../../../../domain/videos/video-file.ts';

/** Each slot has its own title, description and link; the other texts belong to the carousel. */
const TEXTS_OF_ALL = PIN_TEXT_NAMES.filter((name) => !['title', 'description', 'link'].includes(name));

/** The drafts that can be combined into one carousel: those with own pictures, if the number fits; otherwise none. */
export function carouselDrafts(viewModel: DraftsViewModel): readonly DraftEntry[] {
  const { min, max } = PART_COUNTS.carousel;
  const pictured = viewModel.entries.filter(
    ({ values: { format, picture }, publishing }) =>
      format === 'single' && picture !== null && !isVideoFile(picture) && !publishing,
  );
  return pictured.length >= min && pictured.length <= max ? pictured : [];
}

/**
 * Combines these drafts into one carousel. The first draft keeps its fields and receives the pictures of all, each with
 * its own texts and link.
 */
export function makeCarousel(
  viewModel: DraftsViewModel,
  drafts: readonly DraftEntry[],
  logger: Logger,
): void {
  const [first, ...others] = drafts;
  if (first === undefined) return;
  const parts = draftPartsOf(viewModel, first, logger);
  const given = drafts.map(({ values, upload }) => ({
    part: {
      picture: values.picture,
      upload: usableUpload(values, Date.now()),
      title: values.title,
      text: values.description,
      link: values.link,
    },
    file: upload.file,
  }));
  const together = (name: PinTextName) =>
    drafts
      .map(({ values }) => values[name].trim())
      .filter((words) => words !== '')
      .join('\n');
  const texts = TEXTS_OF_ALL.map((name) => [name, together(name)] as const);
  for (const entry of drafts) entry.picture.handOver();
  for (const entry of others) viewModel.discard(entry);
  for (const [name, text] of texts) first.set(name, text);
  first.set('format', 'carousel');
  given.forEach(({ part, file }, index) => parts.addAt(index, part, file));
  viewModel.show(first.id);
}
