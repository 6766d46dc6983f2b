import { EmptyState } from '../../kit/states/empty-state.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { text } from '../../text/language.ts';
import { homeMessages } from './messages.en.ts';

/** The home of a member without any pins to see. */
export function EmptyHome() {
  return (
    <EmptyState
      title={text(homeMessages.firstPin)}
      action={
        <LinkButton kind="primary" size={48} href="/pin/create/">
          {text(homeMessages.createPin)}
        </LinkButton>
      }
    >
      {text(homeMessages.firstPinDetail)}
    </EmptyState>
  );
}
