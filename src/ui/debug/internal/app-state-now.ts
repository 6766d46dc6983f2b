import { viewportClass } from '../../../domain/experiences/delivery/audience.ts';
import { mayAutoplay } from '../../../domain/videos/may-autoplay.ts';
import { appState, type AppState } from '../../../domain/visits/app-state.ts';
import { motionPreferences } from '../../kit/motion-preferences.ts';

/** The state of the app in this window. */
export function appStateNow(showTypeaheadOverlay: boolean): AppState {
  const isPageVisible = !document.hidden;
  return appState({
    isPageVisible,
    viewportSize: viewportClass(innerWidth),
    isFooterHidden: document.documentElement.hasAttribute('data-bar-hidden'),
    mayAutoplay: mayAutoplay(motionPreferences(), { isPageVisible }),
    showTypeaheadOverlay,
  });
}
