import type { UserId } from '../../domain/ids/ids.ts';
import type { OpenDrafts } from '../drafts/draft-services.ts';
import type { Logger } from '../ports/logger.ts';
import type { SessionGateway } from '../ports/people/session-gateway.ts';
import { clearUserTraces } from './clear-user-traces.ts';

type LogOutDeps = {
  readonly sessions: SessionGateway;
  readonly openDrafts: OpenDrafts;
  readonly logger: Logger;
};

/** Ends the session here and on the server, and removes the person's data from this browser. */
export class LogOut {
  readonly #deps: LogOutDeps;
  constructor(deps: LogOutDeps) {
    this.#deps = deps;
  }

  /** @throws {ServiceError} when the session could not be ended; nothing is removed then. */
  async run(userId: UserId | null): Promise<void> {
    const { sessions, openDrafts, logger } = this.#deps;
    await sessions.logOut();
    await clearUserTraces({ openDrafts, logger }, userId);
  }
}
