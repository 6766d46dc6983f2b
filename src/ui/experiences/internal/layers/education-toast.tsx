import { useContext, useEffect, useRef, type ReactNode } from 'react';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import { useApp } from '../../../base/app-context.ts';
import { OutboundLink } from '../../../base/navigation/outbound-link.tsx';
import regionClasses from '../../../kit/layers/toast-region.module.css';
import { text } from '../../../text/language.ts';
import type { KindProps } from '../kinds/kind-props.ts';
import classes from './education-toast.module.css';
import { LayerDocument } from './layer-document.ts';
import { layerMessages } from './messages.en.ts';

/** A toast that explains something. */
export function EducationToast(props: KindProps<DisplayOf<'toast'>>) {
  return useContext(LayerDocument) === null ? <SaidToast {...props} /> : <PreviewedToast {...props} />;
}

/** The toasts of the app are in another window. */
function PreviewedToast({ display, actions }: KindProps<DisplayOf<'toast'>>): ReactNode {
  return (
    <div className={regionClasses.region}>
      <div className={regionClasses.toast}>
        <div className={regionClasses.words}>
          <p>
            <Words display={display} actions={actions} />
          </p>
        </div>
      </div>
    </div>
  );
}

function SaidToast({ display, actions }: KindProps<DisplayOf<'toast'>>) {
  const { toasts } = useApp().stores;
  const isSaid = useRef(false);
  useEffect(() => {
    if (isSaid.current) return;
    isSaid.current = true;
    toasts.say({ text: <SaidWords display={display} actions={actions} />, durationMs: display.durationMs });
  }, [toasts, display, actions]);
  return null;
}

type WordsProps = Pick<KindProps<DisplayOf<'toast'>>, 'display' | 'actions'>;

/** The text in the toast. It is mounted as long as the toast is shown. */
function SaidWords({ display, actions }: WordsProps) {
  const latest = useRef(actions);
  useEffect(() => {
    const { viewed, complete } = latest.current;
    viewed();
    return () => complete();
  }, []);
  return <Words display={display} actions={actions} />;
}

function Words({ display, actions }: WordsProps) {
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
