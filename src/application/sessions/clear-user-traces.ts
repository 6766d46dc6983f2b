import type { UserId } from '../../domain/ids/ids.ts';
import type { OpenDrafts } from '../drafts/draft-services.ts';
import type { Logger } from '../ports/logger.ts';

/** Removes a person's data from this browser after the session has ended. Never rejects. */
export async function clearUserTraces(
  { openDrafts, logger }: { readonly openDrafts: OpenDrafts; readonly logger: Logger },
  userId: UserId | null,
): Promise<void> {
  if (userId === null) return;
  try {
    const { clearBrowserData } = await openDrafts();
    await clearBrowserData.run(userId);
  } catch (error) {
    // The log-out succeeded anyway, and other users are not shown the data.
    logger.warn('traces-not-forgotten', error);
  }
}
