import { useEffect, useMemo } from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import { plainText } from '../../../../../domain/experiences/message.ts';
import type { KindProps } from '../../kinds/kind-props.ts';
import { ActionButton } from '../../in-flow/action-button.tsx';
import { CalloutIconPlace } from '../../in-flow/callout-icon-place.tsx';
import { MessageText } from '../../in-flow/message-text.tsx';
import { CornerCard } from './corner-card.tsx';

/** A callout above the page. Without a dismiss button it goes only when its task is done. */
export function FloatingCallout({
  display,
  actions,
}: KindProps<DisplayOf<'floating-callout' | 'inline-callout'>>) {
  const { title, message, icon, color, complete, dismiss } = display;
  const label = useMemo(() => plainText(message), [message]);
  useEffect(() => actions.viewed(), [actions]);
  const close = () => {
    if (display.canDismiss) actions.dismiss();
  };
  return (
    <CornerCard
      title={title}
      label={label}
      icon={icon && <CalloutIconPlace icon={icon} color={color} />}
      onClose={display.canDismiss && dismiss === undefined ? actions.dismiss : undefined}
      onEscape={close}
      buttons={
        (dismiss ?? complete) && (
          <>
            {dismiss && <ActionButton action={dismiss} onPress={actions.dismiss} />}
            {complete && <ActionButton kind="primary" action={complete} onPress={() => actions.complete()} />}
          </>
        )
      }
    >
      <MessageText html={message} />
    </CornerCard>
  );
}
