import { observer } from 'mobx-react-lite';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import { FollowButton } from '../follow/follow-button.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { MoreIcon } from '../kit/icons/more-icon.tsx';
import { Menu } from '../kit/layers/menu.tsx';
import { useReport } from '../reporting/use-report.tsx';
import { changeBlock } from './change-block.ts';
import classes from './internal/person-actions.module.css';
import { text } from '../text/language.ts';
import { peopleMessages } from './internal/messages.en.ts';

/** The actions for another person: follow, report, block. */
export const PersonActions = observer(function PersonActions({ person }: { readonly person: User }) {
  const app = useApp();
  const { stores } = app;
  const { part, report } = useReport();
  const name = person.fullName;
  const reportLabel = text(peopleMessages.report, { name });
  const block = async () => {
    const undo = () => void changeBlock(app, person, false);
    if (await changeBlock(app, person, true))
      stores.toasts.say({ text: text(peopleMessages.blocked, { name }), kind: 'done', undo });
  };
  if (person.blockedByMe)
    return (
      <Button
        kind="quiet"
        size={40}
        aria-label={text(peopleMessages.unblockName, { name })}
        onClick={() => void changeBlock(app, person, false)}
      >
        {text(peopleMessages.unblock)}
      </Button>
    );
  return (
    <>
      <FollowButton target={{ kind: 'person', person }} size={40} />
      {stores.session.kind !== 'visitor' && (
        <Menu
          label={text(peopleMessages.more, { name })}
          trigger={<MoreIcon size={20} />}
          triggerClass={classes.more}
          entries={[
            {
              label: reportLabel,
              onChoose: () => report({ objectType: 'user', objectId: person.entityId }, reportLabel),
            },
            { label: text(peopleMessages.block, { name }), onChoose: () => void block(), destructive: true },
          ]}
        />
      )}
      {part}
    </>
  );
});
