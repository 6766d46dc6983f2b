import { useEffect, useRef } from 'react';
import {
  SURVEY_LOAD_MS,
  surveyMessage,
  type SurveyEvent,
} from '../../../../../domain/experiences/layers/survey-state.ts';
import { Dialog } from '../../../../kit/layers/dialog.tsx';
import { text } from '../../../../text/language.ts';
import { layerMessages } from '../messages.en.ts';
import { useCountdown } from '../timing/use-countdown.ts';
import classes from './survey-frame.module.css';

type SurveyFrameProps = {
  readonly title: string;
  readonly uri: string;
  readonly isLoaded: boolean;
  readonly onEvent: (event: SurveyEvent) => void;
};

/** A survey's page in a sandbox. Only messages of this frame and of its address count. */
export function SurveyFrame({ title, uri, isLoaded, onEvent }: SurveyFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const heard = ({ data, origin, source }: MessageEvent<unknown>) => {
      const message = surveyMessage(data, origin, uri);
      if (message !== undefined && source === frame.current?.contentWindow)
        onEvent({ kind: 'message', message });
    };
    addEventListener('message', heard);
    return () => removeEventListener('message', heard);
  }, [uri, onEvent]);
  useCountdown(SURVEY_LOAD_MS, !isLoaded, () => onEvent({ kind: 'timeout' }));
  useEffect(() => {
    if (isLoaded) frame.current?.focus();
  }, [isLoaded]);
  return (
    <Dialog title={title} width="wide" onClose={() => onEvent({ kind: 'close' })}>
      <div className={classes.survey}>
        <p className={classes.loading} role="status">
          {isLoaded ? '' : text(layerMessages.surveyLoading)}
        </p>
        <iframe
          ref={frame}
          className={classes.frame}
          title={title}
          src={uri}
          sandbox="allow-scripts allow-forms allow-same-origin"
          referrerPolicy="no-referrer"
        />
      </div>
    </Dialog>
  );
}
