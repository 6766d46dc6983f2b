import { noteVisit } from '../../application/leaving/note-visit.ts';
import { LeavingPrompt } from '../../ui/leaving/leaving-prompt.ts';
import { timeOnPage } from '../../ui/leaving/time-on-page.ts';
import { watchLeaving } from '../../ui/leaving/watch-leaving.ts';
import type { App } from '../create-app.ts';
import { chunk as leavingChunk } from '../lazy/leaving-chunk.ts';
import { leavingWatchChunk } from './leaving-watch-chunk.ts';
import { registerAttribution } from './register-attribution.ts';

/** Handles all links that leave the site from now on. Returns the model of its dialog. */
export function startLeaving(app: App): LeavingPrompt {
  const { assembly, services, stores } = app;
  const { checkLinks } = assembly.open(leavingChunk);
  const { clicks, events, attribution, storage, now } = assembly.open(leavingWatchChunk);
  const prompt = new LeavingPrompt();
  const wasNew = noteVisit({
    storage,
    now: now(),
    isSignedIn: stores.session.kind !== 'visitor',
    allowsTracking: stores.context.current.allowsTracking,
  });
  const entered = location.pathname;
  const cameFromHere = document.referrer.startsWith(`${location.origin}/`);
  const register = registerAttribution(app, attribution);
  watchLeaving({
    stores,
    checkLinks,
    clicks,
    events,
    timeOnPage: timeOnPage(app.pages),
    prompt,
    logger: services.logger,
    onLeave: (pin, url) => void register.run('click', pin, url),
    // Where visits are not kept, a visitor is new on the first page.
    isNewVisitor: () => wasNew ?? (location.pathname === entered && !cameFromHere),
  });
  return prompt;
}
