import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import { OutboundLink } from '../../../base/navigation/outbound-link.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { buttonClass, type ButtonLook } from '../../../kit/buttons/button-look.ts';

type Action = NonNullable<DisplayOf<'upsell'>['primary']>;

type ActionButtonProps = ButtonLook & {
  readonly action: Action;
  readonly className?: string | undefined;
  /** Completes or dismisses the experience; a link leads on after that. */
  readonly onPress: () => void;
};

/** A button of a message: a link when it has an address. */
export function ActionButton({ action, className, onPress, ...look }: ActionButtonProps) {
  const { text, label, href } = action;
  const named = label === undefined ? {} : { 'aria-label': label };
  return href === undefined ? (
    <Button {...named} {...look} className={className} onClick={onPress}>
      {text}
    </Button>
  ) : (
    <OutboundLink
      {...named}
      pin={null}
      href={href}
      className={buttonClass(look, className)}
      onClick={onPress}
    >
      {text}
    </OutboundLink>
  );
}
