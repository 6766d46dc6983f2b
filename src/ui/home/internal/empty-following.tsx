import { formatRoute } from '../../../domain/routes/format-route.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { text } from '../../text/language.ts';
import { homeMessages } from './messages.en.ts';

/** The feed of what somebody follows, who follows nobody with pins. */
export function EmptyFollowing() {
  return (
    <EmptyState
      title={text(homeMessages.emptyFollowing)}
      action={
        <LinkButton kind="primary" size={48} href={formatRoute({ kind: 'ideas' })}>
          {text(homeMessages.findIdeas)}
        </LinkButton>
      }
    >
      {text(homeMessages.emptyFollowingDetail)}
    </EmptyState>
  );
}
