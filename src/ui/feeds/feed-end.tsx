import { observer } from 'mobx-react-lite';
import { Button } from '../kit/buttons/button.tsx';
import { ErrorState } from '../kit/states/error-state.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { failureText } from '../base/failure-text.ts';
import type { Feed } from '../base/stores/feed.ts';
import { text } from '../text/language.ts';
import classes from './internal/feed-end.module.css';
import { feedMessages } from './internal/messages.en.ts';

type FeedEndProps = {
  readonly feed: Feed;
  /** Called before the button loads more pins. */
  readonly onAsk?: () => void;
};

/** The end of a feed: the button for more, the reason why there is no more, and the announcement of new pins. */
export const FeedEnd = observer(function FeedEnd({ feed, onAsk }: FeedEndProps) {
  const { phase, failure } = feed;
  const ask = () => {
    onAsk?.();
    void feed.showMore();
  };
  return (
    <>
      {phase === 'failed' && (
        <ErrorState title={text(feedMessages.moreFailed)} onRetry={ask}>
          {failureText(failure ?? 'unavailable')}
        </ErrorState>
      )}
      {(phase === 'ready' || phase === 'loading') && feed.ids.length > 0 && (
        <div className={classes.more}>
          <Button size={48} pending={phase === 'loading' && text(feedMessages.loading)} onClick={ask}>
            {text(feedMessages.showMore)}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{words(feed)}</span>
      </VisuallyHidden>
    </>
  );
});

/** Announced once for each loaded page; empty while loading, when the list itself is busy. */
function words({ phase, added }: Feed): string {
  if (phase === 'loading') return '';
  return text(phase === 'ended' ? feedMessages.addedLast : feedMessages.added, { count: added });
}
