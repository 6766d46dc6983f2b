import type { UserId } from '../../domain/ids/ids.ts';
import type { OpenDrafts } from '../drafts/draft-services.ts';
import type { Logger } from '../ports/logger.ts';
import type { SessionGateway } from '../ports/session-gateway.ts';

type LogOutDeps = {
  readonly sessions: SessionGateway;
  readonly openDrafts: OpenDrafts;
  readonly logger: Logger;
};

/** Ends the session here and on the server, and leaves nothing of this person's drafts on this browser. */
export class LogOut {
  readonly #deps: LogOutDeps;
  constructor(deps: LogOutDeps) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} when the session could not be ended; then the drafts are still there. */
  async run(userId: UserId | null): Promise<void> {
    const { sessions, openDrafts, logger } = this.#deps;
    await sessions.logOut();
    if (userId === null) return;
    try {
      const { forgetDrafts } = await openDrafts();
      await forgetDrafts.run(userId);
    } catch (error) {
      // The session is over all the same, and nobody else is shown these drafts.
      logger.warn('drafts-not-forgotten', error);
    }
  }
}
