import { observer } from 'mobx-react-lite';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../app/app-context.ts';
import { Button } from '../kit/button.tsx';
import { PeopleList } from '../people/people-list.tsx';
import { failureText } from '../status/failure-text.ts';
import classes from './setting-form.module.css';

/** Whom the person has shut out, and the way to let them in again. Who was let in stays listed, to undo it. */
export const BlockedPeople = observer(function BlockedPeople() {
  const { stores, services } = useApp();
  const block = async (person: User, blocked: boolean) => {
    const show = (isBlocked: boolean) => {
      const known = stores.users.find(person.username) ?? person;
      stores.users.put({ ...known, blockedByMe: isBlocked });
    };
    const fail = (text: string) => {
      show(!blocked);
      stores.toasts.say({ text, kind: 'problem' });
    };
    show(blocked);
    try {
      const refused = await (await services.openAccount()).blockPerson.run(person.entityId, blocked);
      if (refused !== undefined) fail(refused.message || failureText('unavailable'));
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      fail(error.shown ?? failureText(error.kind));
    }
  };

  return (
    <PeopleList
      source={{ kind: 'blocked' }}
      empty={<p className={classes.quietly}>You have blocked nobody.</p>}
      action={(person) => (
        <Button
          kind="quiet"
          aria-label={`${person.blockedByMe ? 'Unblock' : 'Block'} ${person.fullName}`}
          onClick={() => void block(person, !person.blockedByMe)}
        >
          {person.blockedByMe ? 'Unblock' : 'Block'}
        </Button>
      )}
    />
  );
});
