import { useEffect, useMemo, useState } from 'react';
import type { Interrupt } from '../../../application/experiences/interrupt.ts';
import { conditionsOf } from '../../../domain/experiences/delivery/display-conditions.ts';
import type { Display } from '../../../domain/experiences/display.ts';
import { isInterrupting } from '../../../domain/experiences/display-kinds.ts';
import { displayDelay, isHeldBack, HELD_BACK_CHECK_MS } from '../../../domain/experiences/display-delay.ts';
import { parseRoute } from '../../../domain/routes/parse-route.ts';
import type { ExperienceStore, ShownExperience } from '../experience-store.ts';
import { isAskingForConsent, isOccupied } from './is-occupied.ts';
import { kindActions } from './kind-actions.ts';
import { KindView } from './kinds/kind-view.tsx';
import { waitVisibly } from './wait-visibly.ts';

type LayerHostProps = {
  readonly shown: ShownExperience;
  readonly store: ExperienceStore;
  readonly interrupt: Pick<Interrupt, 'run' | 'end' | 'undo'>;
};

/**
 * Displays an experience above the page once its delay is over, if it may still be displayed then. It waits for the
 * choice about cookies and for the one that is displayed; one that interrupts waits for people who type.
 */
export function LayerHost({ shown, store, interrupt }: LayerHostProps) {
  const { key, placed, display } = shown;
  const { experienceId } = placed;
  const [isOpen, setOpen] = useState(false);

  const actions = useMemo(() => {
    const mayInterrupt = async () => {
      if (!isInterrupting(display.kind) || conditionsOf(placed).exempt === true) return true;
      if (store.isPreview) return true;
      return interrupt.run(experienceId);
    };
    const mayShow = async () => {
      store.check();
      if (!store.isShown(key)) return false;
      if (!hasTurn(display.kind) || store.turn.take(key)) {
        if (await mayInterrupt()) return true;
        store.turn.giveBack(key);
      }
      store.tell(placed, 'superseded');
      return false;
    };
    const base = kindActions(store, shown);
    const missing = () => {
      store.turn.giveBack(key);
      if (isInterrupting(display.kind)) interrupt.undo(experienceId);
      base.missing();
    };
    return { ...base, missing, mayShow };
    // The same experience with another status is still the same one.
  }, [key, store, interrupt]);

  useEffect(() => {
    let isGone = false;
    let stop = () => undefined as void;
    const later = (ms: number) => {
      stop = waitVisibly(ms, () => void show());
    };
    const show = async () => {
      // Such a survey asks when somebody leaves.
      const isOnLeaving = display.kind === 'survey' && display.start === 'on-leaving';
      if (isHeldBack(placed.placementId, parseRoute(location).route)) later(HELD_BACK_CHECK_MS);
      else if (!isOnLeaving && mustWait(shown, store)) later(HELD_BACK_CHECK_MS);
      else if (isOnLeaving || (await actions.mayShow())) {
        if (!isGone) setOpen(true);
      }
    };
    later(displayDelay(display, { isLanding: isLanding(), sinceStartMs: performance.now() }));
    return () => {
      isGone = true;
      stop();
      store.turn.end(key);
      if (isInterrupting(display.kind)) interrupt.end(experienceId);
    };
  }, [key, actions, interrupt]);

  return isOpen ? <KindView display={display} placed={placed} actions={actions} /> : null;
}

/** The words of a search are marked in the page itself, beside any layer. */
function hasTurn(kind: Display['kind']): boolean {
  return kind !== 'search-delight';
}

function mustWait({ key, display }: ShownExperience, { turn }: Pick<ExperienceStore, 'turn'>): boolean {
  if (!hasTurn(display.kind)) return false;
  return !turn.isFree(key) || isAskingForConsent() || (isInterrupting(display.kind) && isOccupied());
}

/** True for a visit that came from another site. */
function isLanding(): boolean {
  return document.referrer !== '' && !document.referrer.startsWith(`${location.origin}/`);
}
