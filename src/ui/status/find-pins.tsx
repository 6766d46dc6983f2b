import { LinkButton } from '../kit/buttons/link-button.tsx';
import { text } from '../text/language.ts';
import { statusMessages } from './internal/messages.en.ts';

/** A button to the pins, for empty pages. */
export function FindPins() {
  return (
    <LinkButton kind="primary" size={48} href="/">
      {text(statusMessages.findPins)}
    </LinkButton>
  );
}
