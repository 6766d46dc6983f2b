import { observer } from 'mobx-react-lite';
import { HOME_MODES, type HomeMode } from '../../../domain/feeds/home-mode.ts';
import { useApp, type AppValue } from '../../base/app-context.ts';
import { lazyComponent } from '../../base/lazy/lazy-component.tsx';
import { classNames } from '../../kit/class-names.ts';
import { text } from '../../text/language.ts';
import classes from './home-tabs.module.css';
import { HOME_BOARD } from './home-board.ts';
import { homeMessages } from './messages.en.ts';

const LABELS = { for_you: homeMessages.forYou, following: homeMessages.following } as const;

const BoardTabs = lazyComponent(async () => (await import('./board-tabs.tsx')).BoardTabs);

/** The two home feeds, the chosen one of which is stored with the account, and ideas for own boards. */
export const HomeTabs = observer(function HomeTabs() {
  const app = useApp();
  const { viewer } = app.stores.session;
  const board = app.stores.pageData.find(HOME_BOARD) ?? null;
  if (viewer === null) return null;
  return (
    <nav
      aria-label={text(homeMessages.feed)}
      className={classNames(classes.tabs, viewer.boardCount > 0 && classes.withBoards)}
    >
      {HOME_MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          className={classes.tab}
          aria-pressed={board === null && viewer.homeFeed === mode}
          onClick={() => choose(app, mode)}
        >
          {text(LABELS[mode])}
        </button>
      ))}
      {viewer.boardCount > 0 && <BoardTabs username={viewer.username} />}
    </nav>
  );
});

function choose({ services, stores }: AppValue, homeFeed: HomeMode): void {
  const { viewer } = stores.session;
  stores.pageData.set(HOME_BOARD, null);
  if (viewer === null || viewer.homeFeed === homeFeed) return;
  stores.session.show({ ...viewer, homeFeed });
  scrollTo({ top: 0 });
  services
    .openBoardTools()
    .then(({ home }) => home.keepMode(homeFeed))
    .catch((error: unknown) => services.logger.warn('home-feed-not-kept', error));
}
