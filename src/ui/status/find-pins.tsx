import { LinkButton } from '../kit/buttons/link-button.tsx';
import { text } from '../text/language.ts';
import { statusMessages } from './messages.en.ts';

/** The button of empty places that fill with what one finds. */
export function FindPins() {
  return (
    <LinkButton kind="primary" size={48} href="/">
      {text(statusMessages.findPins)}
    </LinkButton>
  );
}
