import { useCallback, useEffect, useState } from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import {
  isFrameable,
  nextSurveyState,
  type SurveyEvent,
  type SurveyState,
} from '../../../../../domain/experiences/layers/survey-state.ts';
import { useApp } from '../../../../base/app-context.ts';
import { text } from '../../../../text/language.ts';
import { SURVEY_HOSTS } from '../../../survey-hosts.ts';
import type { KindProps } from '../../kinds/kind-props.ts';
import { layerMessages } from '../messages.en.ts';
import { SurveyFrame } from './survey-frame.tsx';
import { SurveyPrompt } from './survey-prompt.tsx';
import { useSurveyStart } from './use-survey-start.ts';

/** Asks whether somebody takes part in a survey, and opens it: in a frame above the page, or in a new tab. */
export function Survey(props: KindProps<DisplayOf<'survey'>>) {
  const { display, actions } = props;
  const { stores } = useApp();
  const start = useSurveyStart(props);
  const [state, setState] = useState<SurveyState>('asking');
  const isFramed =
    display.isFramed && isFrameable(display.uri, stores.pageData.find(SURVEY_HOSTS) ?? [], location.origin);
  const isStarted = start !== null;
  const held = start?.held ?? null;

  useEffect(() => {
    if (isStarted) actions.viewed();
  }, [isStarted, actions]);

  const send = useCallback(
    (event: SurveyEvent, goesOn = true) => {
      const next = nextSurveyState(state, event);
      if (next === state) return;
      setState(next);
      if (next === 'opening' || next === 'loaded') return;
      if (next === 'accepted') actions.complete();
      if (next === 'closed') actions.dismiss();
      if (next === 'failed') {
        actions.failed?.();
        stores.toasts.say({ kind: 'problem', text: text(layerMessages.surveyFailed) });
      }
      if (goesOn) held?.goOn();
    },
    [state, actions, held, stores],
  );

  useEffect(() => {
    if (held === null) return undefined;
    // Back goes on by itself.
    const back = () => send({ kind: 'close' }, false);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [held, send]);

  if (!isStarted) return null;
  if (state === 'asking')
    return (
      <SurveyPrompt
        display={display}
        isFramed={isFramed}
        held={held}
        onAccept={() => send({ kind: 'accept', isFramed })}
        onDecline={() => send({ kind: 'close' })}
      />
    );
  if (state === 'opening' || state === 'loaded')
    return (
      <SurveyFrame title={display.title} uri={display.uri} isLoaded={state === 'loaded'} onEvent={send} />
    );
  return null;
}
