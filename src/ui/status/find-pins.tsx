import { LinkButton } from '../kit/buttons/link-button.tsx';

/** The button of empty places that fill with what one finds. */
export function FindPins() {
  return (
    <LinkButton kind="primary" size={48} href="/">
      Find pins
    </LinkButton>
  );
}
