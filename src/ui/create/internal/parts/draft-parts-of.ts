import type { AppValue } from '../../../base/app-context.ts';
import type { DraftsViewModel } from '../drafts/drafts-view-model.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { DraftParts } from '../drafts/draft-parts.ts';

/** The parts of this draft; they live as long as the draft does. */
export function draftPartsOf(
  viewModel: DraftsViewModel,
  entry: DraftEntry,
  logger: AppValue['services']['logger'],
): DraftParts {
  if (entry.parts instanceof DraftParts) return entry.parts;
  const parts = new DraftParts(entry, {
    newUpload: () => viewModel.newUpload(),
    onFailure: (error) => logger.error('draft-failed', error),
  });
  entry.showParts(parts);
  parts.follow('send');
  return parts;
}
