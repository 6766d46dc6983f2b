import type { LoggedEvent } from '../src/domain/events/logged-event.ts';
import { EventLogToken } from '../src/composition/lazy-tokens.ts';
import { override } from '../src/composition/provide.ts';

/** Sends the app’s events to your own analytics service. By default they are only logged. */
export const ownAttribution = (tell: (event: LoggedEvent) => void) =>
  override(EventLogToken, { record: (event) => tell(event) });
