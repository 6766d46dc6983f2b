import { useEffect, useRef, useState } from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import { leavingRestLeft } from '../../../../../domain/experiences/layers/landing.ts';
import type { KindProps } from '../../kinds/kind-props.ts';
import { landing } from '../timing/landing.ts';
import { holdNavigation, type HeldNavigation } from './hold-navigation.ts';

/** Null: not yet. `held` is the navigation that waits for the survey. */
type SurveyStart = { readonly held: HeldNavigation | null } | null;

type SurveyStartProps = Pick<KindProps<DisplayOf<'survey'>>, 'display' | 'actions'>;

/** When a survey asks: as soon as it is mounted, or when somebody leaves the page. */
export function useSurveyStart({ display, actions }: SurveyStartProps): SurveyStart {
  const isOnLeaving = display.start === 'on-leaving';
  const [start, setStart] = useState<SurveyStart>(isOnLeaving ? null : { held: null });
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    if (!isOnLeaving) return undefined;
    let stop: (() => void) | undefined;
    let isEnded = false;
    const ask = async (held: HeldNavigation) => {
      const may = (await latest.current.mayShow?.()) ?? true;
      if (may && !isEnded) setStart({ held });
      else held.goOn();
    };
    const timer = setTimeout(() => {
      stop = holdNavigation((held) => void ask(held));
    }, leavingRestLeft(landing()));
    return () => {
      isEnded = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [isOnLeaving]);

  return start;
}
