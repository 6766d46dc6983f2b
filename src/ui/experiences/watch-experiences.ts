import { reaction, when } from 'mobx';
import { hidesCardFooter } from '../../domain/experiences/hidden-footer.ts';
import type { AppValue } from '../base/app-context.ts';
import { HIDES_FOOTER } from '../base/stores/page-data-store.ts';
import type { ExperienceStore } from './experience-store.ts';
import { ExperienceChannel } from './internal/experience-channel.ts';

/** How often an open page asks whether what it displays still holds. */
const CHECK_MS = 45_000;

/**
 * Keeps the experiences of an open page up to date: what other windows end, what the operator ends, what a new size of
 * the window changes, and another viewer. Call the result to stop.
 */
export function watchExperiences({ stores }: Pick<AppValue, 'stores'>, store: ExperienceStore): () => void {
  const channel = new ExperienceChannel();
  channel.listen(store.hide);
  store.onEnded = (key) => channel.tell(key);
  const again = () => {
    store.check();
    void store.refresh(store.page.placements, true);
  };
  const timer = setInterval(() => {
    if (!document.hidden && store.shown.length > 0) again();
  }, CHECK_MS);
  // A page that comes back as it was left does not know what happened meanwhile.
  const shownAgain = (event: PageTransitionEvent) => {
    if (event.persisted) again();
  };
  const resized = () => {
    if (store.viewport !== null) store.measure();
  };
  window.addEventListener('pageshow', shownAgain);
  window.addEventListener('resize', resized);
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const endings = [
    // The browser may show a page of its cache. The served messages have to be taken over first.
    when(
      () => store.viewport !== null,
      () => {
        if (navigation?.type === 'back_forward') again();
      },
    ),
    reaction(
      () => stores.session.viewer?.entityId ?? null,
      () => {
        store.forget();
        again();
      },
    ),
    reaction(
      () => hidesCardFooter(stores.session.kind !== 'visitor', store.active),
      (hides) => stores.pageData.set(HIDES_FOOTER, hides),
    ),
  ];
  return () => {
    channel.close();
    clearInterval(timer);
    window.removeEventListener('pageshow', shownAgain);
    window.removeEventListener('resize', resized);
    for (const end of endings) end();
  };
}
