import type { AppValue } from '../../base/app-context.ts';
import type { DraftDesk } from '../drafts/draft-desk.ts';
import type { DraftEntry } from '../drafts/draft-entry.ts';
import { DraftParts } from '../drafts/draft-parts.ts';

/** The parts of this draft; they live as long as the draft does. */
export function openParts(
  desk: DraftDesk,
  entry: DraftEntry,
  logger: AppValue['services']['logger'],
): DraftParts {
  if (entry.parts instanceof DraftParts) return entry.parts;
  const parts = new DraftParts(entry, {
    newUpload: () => desk.newUpload(),
    onFailure: (error) => logger.error('draft-failed', error),
  });
  entry.showParts(parts);
  parts.follow('send');
  return parts;
}
