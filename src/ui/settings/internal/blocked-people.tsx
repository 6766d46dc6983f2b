import { observer } from 'mobx-react-lite';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { changeBlock } from '../../people/change-block.ts';
import { PeopleList } from '../../people/people-list.tsx';
import classes from './form/setting-form.module.css';
import { text } from '../../text/language.ts';
import { settingsMessages } from './messages.en.ts';

/**
 * The people whom the viewer has blocked, with buttons to unblock them. An unblocked person stays listed, so that it
 * can be undone.
 */
export const BlockedPeople = observer(function BlockedPeople() {
  const app = useApp();
  return (
    <PeopleList
      source={{ kind: 'blocked' }}
      empty={<p className={classes.quietly}>{text(settingsMessages.noneBlocked)}</p>}
      action={(person) => (
        <Button
          kind="quiet"
          aria-label={text(
            person.blockedByMe ? settingsMessages.unblockPerson : settingsMessages.blockPerson,
            { name: person.fullName },
          )}
          onClick={() => void changeBlock(app, person, !person.blockedByMe)}
        >
          {text(person.blockedByMe ? settingsMessages.unblock : settingsMessages.block)}
        </Button>
      )}
    />
  );
});
