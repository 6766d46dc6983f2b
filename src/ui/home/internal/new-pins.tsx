import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { toPinId, type PinId } from '../../../domain/ids/ids.ts';
import { useApp, type AppValue } from '../../base/app-context.ts';
import { MAIN_ID } from '../../base/navigation/use-page-focus.ts';
import type { Feed } from '../../base/stores/feed.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { ArrowUpIcon } from '../../kit/icons/arrow-up-icon.tsx';
import { text } from '../../text/language.ts';
import classes from './home-more.module.css';
import { homeMessages } from './messages.en.ts';

/** The server is asked again after this long while the page is in view, and not sooner when it comes into view. ms */
const LOOKS_EVERY_MS = 300_000;
const LOOKS_AGAIN_AFTER_MS = 60_000;

/** Tells of new pins; they are shown when it is pressed, so that nothing moves under the reader. */
export const NewPins = observer(function NewPins({ feed }: { readonly feed: Feed }) {
  const app = useApp();
  const [newerThan, setNewerThan] = useState<PinId | null>(null);
  const newest = newestOf(feed.ids);
  useEffect(() => {
    if (newest === null) return undefined;
    let lookedAt = Date.now();
    const look = () => {
      if (document.hidden || Date.now() - lookedAt < LOOKS_AGAIN_AFTER_MS) return;
      lookedAt = Date.now();
      void hasNewer(app, newest).then((has) => has && setNewerThan(newest));
    };
    const timer = setInterval(look, LOOKS_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [app, newest]);
  const isShown = newest !== null && newerThan === newest;
  const show = () => void showNew(app, feed).then((isDone) => isDone && setNewerThan(null));
  return (
    <div role="status" className={classes.pill}>
      {isShown && (
        <Button kind="primary" onClick={show}>
          <ArrowUpIcon size={20} />
          {text(homeMessages.newPins)}
        </Button>
      )}
    </div>
  );
});

/** Ids grow with time. */
function newestOf(ids: readonly PinId[]): PinId | null {
  return ids.length === 0 ? null : toPinId(String(Math.max(...ids.map(Number))));
}

async function hasNewer({ services }: AppValue, than: PinId): Promise<boolean> {
  try {
    return await (await services.openBoardTools()).home.hasNewer(than);
  } catch (error) {
    // It is tried again later.
    if (error instanceof ServiceError) return false;
    throw error;
  }
}

/** Replaces the feed by a new first page. False when it did not come; the old one stays. */
async function showNew({ services }: AppValue, feed: Feed): Promise<boolean> {
  try {
    const outcome = await services.loadFeedPage.run(feed.source, null);
    if (outcome.kind === 'not-found') return false;
    feed.showAnew(outcome.page.pins, outcome.page.bookmark);
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
  scrollTo({ top: 0 });
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  return true;
}
