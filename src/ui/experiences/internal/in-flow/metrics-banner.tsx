import { useId } from 'react';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import type { KindProps } from '../kinds/kind-props.ts';
import { ActionButton } from './action-button.tsx';
import classes from './in-flow.module.css';

/** Leads to the figures of one's own Pins. Buttons without an address dismiss it. */
export function MetricsBanner({ display, actions }: KindProps<DisplayOf<'metrics-banner'>>) {
  const id = useId();
  const first = display.buttons.findIndex(({ uri }) => uri !== undefined);
  return (
    <aside className={classes.message} aria-labelledby={id}>
      <div className={classes.words}>
        <h2 className={classes.title} id={id}>
          {display.title}
        </h2>
        <p className={classes.text}>{display.subtitle}</p>
      </div>
      <div className={classes.actions}>
        {display.buttons.map(({ text, uri }, at) => (
          <ActionButton
            key={at}
            kind={at === first ? 'primary' : 'quiet'}
            action={{ text, ...(uri !== undefined && { href: uri }) }}
            onPress={uri === undefined ? actions.dismiss : () => actions.complete()}
          />
        ))}
      </div>
    </aside>
  );
}
