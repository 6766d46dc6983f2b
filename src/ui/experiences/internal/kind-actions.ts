import type { ExperienceStore, ShownExperience } from '../experience-store.ts';
import type { KindActions } from './kinds/kind-props.ts';

/** What the view of an experience tells goes to the store. */
export function kindActions(store: ExperienceStore, { key, placed }: ShownExperience): KindActions {
  return {
    viewed: () => store.viewed(placed),
    complete: (options) => void store.complete(placed, options),
    dismiss: () => void store.dismiss(placed),
    noAction: () => store.tell(placed, 'no_action'),
    missing: () => store.tell(placed, 'anchor_missing'),
    failed: () => {
      store.tell(placed, 'failed');
      store.hide(key);
    },
  };
}
