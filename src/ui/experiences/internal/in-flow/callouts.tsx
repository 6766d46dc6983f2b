import { useId, type ReactNode } from 'react';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import { classNames } from '../../../kit/class-names.ts';
import { AlertIcon } from '../../../kit/icons/alert-icon.tsx';
import { InfoIcon } from '../../../kit/icons/info-icon.tsx';
import { WarningIcon } from '../../../kit/icons/warning-icon.tsx';
import { text } from '../../../text/language.ts';
import type { KindProps } from '../kinds/kind-props.ts';
import { ActionButton } from './action-button.tsx';
import { CalloutIconPlace } from './callout-icon-place.tsx';
import { CloseMessage } from './close-message.tsx';
import classes from './in-flow.module.css';
import { MessageText } from './message-text.tsx';
import { inFlowMessages } from './messages.en.ts';

const TONES = {
  error: { Icon: AlertIcon, name: inFlowMessages.error, class: classes.error },
  info: { Icon: InfoIcon, name: inFlowMessages.info, class: classes.info },
  warning: { Icon: WarningIcon, name: inFlowMessages.warning, class: classes.warning },
};

/** A callout banner, in the tone of its type. */
export function CalloutBanner({ display, actions }: KindProps<DisplayOf<'callout-banner'>>) {
  const { Icon, name, class: tone } = TONES[display.tone];
  return (
    <Callout
      {...display}
      {...buttonsOf(display)}
      className={tone}
      name={text(name)}
      icon={<Icon size={24} />}
      actions={actions}
    />
  );
}

/** An offer, as a card. */
export function Upsell({ display, actions }: KindProps<DisplayOf<'upsell'>>) {
  return (
    <Callout
      {...display}
      {...buttonsOf(display)}
      className={classes.upsell}
      name={text(inFlowMessages.message)}
      actions={actions}
    />
  );
}

/** A callout in the page. */
export function InlineCallout({ display, actions }: KindProps<DisplayOf<'inline-callout'>>) {
  const { title, message, complete, dismiss } = display;
  return (
    <Callout
      title={title}
      message={message}
      link={undefined}
      complete={complete}
      dismiss={dismiss}
      name={text(inFlowMessages.message)}
      icon={<CalloutIconPlace icon={display.icon} color={display.color} />}
      actions={actions}
    />
  );
}

type Action = DisplayOf<'upsell'>['primary'];

function buttonsOf({ primary, secondary }: DisplayOf<'callout-banner' | 'upsell'>) {
  return { complete: primary, dismiss: secondary, canClose: secondary === undefined };
}

type CalloutProps = Pick<KindProps, 'actions'> & {
  readonly title: string | undefined;
  readonly message: string;
  readonly link: Action;
  readonly complete: Action;
  readonly dismiss: Action;
  readonly canClose?: boolean;
  readonly className?: string | undefined;
  /** Its name for assistive technology, if it has no title. */
  readonly name: string;
  readonly icon?: ReactNode;
};

function Callout(props: CalloutProps) {
  const { title, message, link, complete, dismiss, canClose = false, className, name, icon, actions } = props;
  const id = useId();
  const named = title === undefined ? { 'aria-label': name } : { 'aria-labelledby': id };
  return (
    <aside {...named} className={classNames(classes.message, className)}>
      {icon}
      <div className={classes.words}>
        {title !== undefined && (
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
        )}
        <MessageText html={message} />
        {link !== undefined && (
          <p className={classes.links}>
            <ActionButton kind="plain" action={link} onPress={actions.complete} />
          </p>
        )}
      </div>
      {(complete !== undefined || dismiss !== undefined) && (
        <div className={classes.actions}>
          {complete !== undefined && (
            <ActionButton kind="primary" action={complete} onPress={() => actions.complete()} />
          )}
          {dismiss !== undefined && <ActionButton kind="quiet" action={dismiss} onPress={actions.dismiss} />}
        </div>
      )}
      {canClose && <CloseMessage name={title} onClose={actions.dismiss} />}
    </aside>
  );
}
