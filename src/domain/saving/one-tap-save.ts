/** The state of a one-tap save button. */
export type OneTapState = 'none' | 'saving' | 'saved' | 'deleting';

/** The effect of a tap. During a running request a tap does nothing, to avoid saving twice. */
export type TapEffect = 'save' | 'delete' | 'open-repin-page' | 'nothing';

export interface TapSituation {
  readonly state: OneTapState;
  /** The viewer already has a copy, independent of the button's state. */
  readonly hasCopy: boolean;
  /** In the explore-local-tab mode a tap opens the save page instead of saving. */
  readonly mode?: 'explore-local-tab';
}

export function effectOfTap({ state, hasCopy, mode }: TapSituation): TapEffect {
  if (state === 'saving' || state === 'deleting') return 'nothing';
  if (state === 'saved' || hasCopy) return 'delete';
  return mode === 'explore-local-tab' ? 'open-repin-page' : 'save';
}

export type OneTapEvent = 'save' | 'delete' | 'succeeded' | 'failed';

/** The next state. A failed save ends at none, a failed delete at saved; events out of order change nothing. */
export function nextOneTapState(state: OneTapState, event: OneTapEvent): OneTapState {
  switch (state) {
    case 'none':
    case 'saved':
      if (event === 'save') return 'saving';
      return event === 'delete' ? 'deleting' : state;
    case 'saving':
      if (event === 'succeeded') return 'saved';
      return event === 'failed' ? 'none' : state;
    case 'deleting':
      if (event === 'succeeded') return 'none';
      return event === 'failed' ? 'saved' : state;
  }
}
