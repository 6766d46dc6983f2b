import { EmptyState } from '../kit/states/empty-state.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';

/** The home of a member who sees nothing: neither own pins nor anybody else's. */
export function EmptyHome() {
  return (
    <EmptyState
      title="Make your first pin"
      action={
        <LinkButton kind="primary" size={48} href="/pin/create/">
          Create a pin
        </LinkButton>
      }
    >
      Add a picture that you want to find again. It shows up here, on its board and on your profile.
    </EmptyState>
  );
}
