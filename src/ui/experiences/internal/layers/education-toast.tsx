import { useEffect, useRef } from 'react';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import { useApp } from '../../../base/app-context.ts';
import { OutboundLink } from '../../../base/navigation/outbound-link.tsx';
import { text } from '../../../text/language.ts';
import type { KindProps } from '../kinds/kind-props.ts';
import classes from './education-toast.module.css';
import { layerMessages } from './messages.en.ts';

/** A toast that explains something. */
export function EducationToast({ display, actions }: KindProps<DisplayOf<'toast'>>) {
  const { toasts } = useApp().stores;
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    toasts.say({ text: <Words display={display} actions={actions} />, durationMs: display.durationMs });
  }, [toasts, display, actions]);
  return null;
}

/** The text in the toast. It is mounted as long as the toast is shown. */
function Words({ display, actions }: Pick<KindProps<DisplayOf<'toast'>>, 'display' | 'actions'>) {
  const latest = useRef(actions);
  useEffect(() => {
    const { viewed, complete } = latest.current;
    viewed();
    return () => complete();
  }, []);
  return (
    <>
      {display.text}
      {display.href !== undefined && (
        <>
          {' '}
          <OutboundLink
            pin={null}
            className={classes.link}
            href={display.href}
            onClick={() => actions.complete()}
          >
            {text(layerMessages.learnMore)}
          </OutboundLink>
        </>
      )}
    </>
  );
}
