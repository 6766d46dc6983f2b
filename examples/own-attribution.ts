import type { LoggedEvent } from '../src/domain/events/logged-event.ts';
import { EventLogToken } from '../src/composition/late-tokens.ts';
import { override } from '../src/composition/provide.ts';

/** Tells an analytics service of your own what people do. Ours shows it to developers alone. */
export const ownAttribution = (tell: (event: LoggedEvent) => void) =>
  override(EventLogToken, { record: (event) => tell(event) });
