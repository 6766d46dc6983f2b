import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useApp } from '../base/app-context.ts';
import type { PageOf } from '../base/navigation/page.ts';
import { MAIN_ID } from '../base/navigation/use-page-focus.ts';
import { FirstSteps } from '../first-use/first-steps.tsx';
import { endGuide, readGuide, shownBeginning, viewGuide } from '../first-use/guide.ts';
import { SaveHint } from '../first-use/save-hint.tsx';
import { SkeletonGrid } from '../kit/states/skeleton-grid.tsx';
import { hasHomeNote, HomeNote, readOnboarding } from '../onboarding/home-note.tsx';
import { EmptyHome } from './internal/empty-home.tsx';
import { HomeFeed } from './home-page.tsx';
import { chosenHomeFeed, loadHome } from '../feeds/load-home.ts';

const BeginnerHome = observer(function BeginnerHome() {
  const app = useApp();
  const { stores } = app;
  const begun = shownBeginning(stores);
  const showsNote = begun?.kind !== 'steps' && hasHomeNote(stores);
  const isShown = begun !== null && !showsNote;
  useEffect(() => {
    if (isShown) viewGuide(app);
  }, [isShown, app]);
  const end = (ending: 'completed' | 'dismissed') => {
    endGuide(app, ending);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <HomeFeed empty={begun === null ? <EmptyHome /> : null}>
      {showsNote ? <HomeNote /> : begun?.kind === 'save-hint' && <SaveHint onHide={() => end('completed')} />}
      {begun?.kind === 'steps' && (
        <>
          {stores.feeds.open(chosenHomeFeed(stores)).isEmpty && <SkeletonGrid />}
          <FirstSteps
            steps={begun.steps}
            onHide={() => end('dismissed')}
            onDone={() => endGuide(app, 'completed')}
          />
        </>
      )}
    </HomeFeed>
  );
});

/** The home of new members: the guide or a hint above the pins. */
export const page: PageOf<'home'> = {
  View: BeginnerHome,
  async load(_route, context) {
    const outcome = await loadHome(context);
    if (outcome.kind === 'ready') await Promise.all([readGuide(context), readOnboarding(context)]);
    return outcome;
  },
};
