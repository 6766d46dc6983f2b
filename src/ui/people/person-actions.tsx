import { observer } from 'mobx-react-lite';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { MoreIcon } from '../kit/icons/more-icon.tsx';
import { Menu } from '../kit/layers/menu.tsx';
import { changeBlock } from './change-block.ts';
import classes from './person-actions.module.css';

/** What one can do about another person: follow, block. */
export const PersonActions = observer(function PersonActions({ person }: { readonly person: User }) {
  const app = useApp();
  const { stores } = app;
  const block = async () => {
    const undo = () => void changeBlock(app, person, false);
    if (await changeBlock(app, person, true))
      stores.toasts.say({ text: `${person.fullName} is blocked`, kind: 'done', undo });
  };
  if (person.blockedByMe)
    return (
      <Button
        kind="quiet"
        size={40}
        aria-label={`Unblock ${person.fullName}`}
        onClick={() => void changeBlock(app, person, false)}
      >
        Unblock
      </Button>
    );
  return (
    <>
      <FollowButton target={{ kind: 'person', person }} size={40} />
      {stores.session.kind !== 'visitor' && (
        <Menu
          label={`More about ${person.fullName}`}
          trigger={<MoreIcon size={20} />}
          triggerClass={classes.more}
          entries={[{ label: `Block ${person.fullName}`, onChoose: () => void block(), destructive: true }]}
        />
      )}
    </>
  );
});
