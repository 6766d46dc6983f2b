import { observer } from 'mobx-react-lite';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { useApp } from '../base/app-context.ts';
import { fetchCode } from '../base/lazy/fetch-code.ts';
import { useLocation } from '../base/router.ts';
import { Button } from '../kit/buttons/button.tsx';
import type { ButtonLook } from '../kit/buttons/button-look.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { failureText } from '../base/failure-text.ts';
import type { FollowTarget } from './internal/follow-target.ts';
import { text } from '../text/language.ts';
import { followMessages } from './internal/messages.en.ts';

const fetchChange = () => fetchCode(() => import('./change-following.ts'));

/** Follows or unfollows a person, a board or a topic. Hidden for own objects; visitors are sent to the log-in. */
export const FollowButton = observer(function FollowButton({
  target,
  size,
}: {
  readonly target: FollowTarget;
  readonly size?: ButtonLook['size'];
}) {
  const { stores, services } = useApp();
  const { pathname, search } = useLocation();
  const viewer = stores.session.viewer;
  const { owner, name, followed } = factsOf(target);
  if (viewer !== null && viewer.entityId === owner?.entityId) return null;

  if (viewer === null)
    return (
      <LinkButton
        kind="quiet"
        size={size}
        href={formatRoute({ kind: 'login', next: pathname + search })}
        aria-label={text(followMessages.followName, { name })}
      >
        {text(followMessages.follow)}
      </LinkButton>
    );

  const ahead = () => void fetchChange().catch(() => undefined);
  const press = async () => {
    try {
      const { changeFollowing } = await fetchChange();
      await changeFollowing({ stores, services }, target, !followed);
    } catch (error) {
      services.logger.warn('follow-failed', error);
      stores.toasts.say({ text: failureText(navigator.onLine ? 'unavailable' : 'offline'), kind: 'problem' });
    }
  };
  return (
    <Button
      kind="quiet"
      size={size}
      aria-pressed={followed}
      aria-label={text(followed ? followMessages.followingName : followMessages.followName, { name })}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={() => void press()}
    >
      {text(followed ? followMessages.following : followMessages.follow)}
    </Button>
  );
});

function factsOf(target: FollowTarget) {
  switch (target.kind) {
    case 'person': {
      const { person } = target;
      return { owner: person, name: person.fullName, followed: person.explicitlyFollowedByMe };
    }
    case 'board': {
      const { board } = target;
      return { owner: board.owner, name: board.name, followed: board.followedByMe };
    }
    case 'topic':
      return { owner: null, name: target.topic.name, followed: target.topic.followedByMe };
  }
}
