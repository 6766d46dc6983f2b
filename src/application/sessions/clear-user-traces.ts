import type { UserId } from '../../domain/ids/ids.ts';
import type { OpenDrafts } from '../drafts/draft-services.ts';
import type { Logger } from '../ports/logger.ts';

/** Leaves nothing of a person whose session is over on this browser. Never rejects. */
export async function clearUserTraces(
  { openDrafts, logger }: { readonly openDrafts: OpenDrafts; readonly logger: Logger },
  userId: UserId | null,
): Promise<void> {
  if (userId === null) return;
  try {
    const { clearBrowserData } = await openDrafts();
    await clearBrowserData.run(userId);
  } catch (error) {
    // The session is over all the same, and nobody else is shown any of it.
    logger.warn('traces-not-forgotten', error);
  }
}
