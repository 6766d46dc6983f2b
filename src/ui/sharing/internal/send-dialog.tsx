import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { CONVERSATION_RECIPIENTS } from '../../../domain/conversations/conversation.ts';
import { TEXT_FIELDS } from '../../../domain/limits/text-field.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import { useApp } from '../../base/app-context.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { TextArea } from '../../kit/fields/text-area.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { cardName, personName } from '../../pins/pin-names.ts';
import { spokenLocale, text } from '../../text/language.ts';
import { sharingMessages } from '../messages.en.ts';
import classes from './send-dialog.module.css';
import { useFoundPeople } from './use-found-people.ts';

export type SendDialogProps = { readonly pin: Pin; readonly onClose: () => void };

/** Sends a pin with a message to people of this site. */
export const SendDialog = observer(function SendDialog({ pin, onClose }: SendDialogProps) {
  const { services, stores } = useApp();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<readonly UserShort[]>([]);
  const [note, setNote] = useState('');
  const labels = { user_ids: text(sharingMessages.people), text: text(sharingMessages.note) };
  const special = {
    'user_ids.missing': text(sharingMessages.chooseSomebody),
    'user_ids.too_long': text(sharingMessages.tooMany, { count: CONVERSATION_RECIPIENTS }),
  };
  const form = useForm(labels, special, async () => {
    const problem =
      chosen.length === 0 ? 'missing' : chosen.length > CONVERSATION_RECIPIENTS ? 'too_long' : null;
    if (problem !== null) return { kind: 'refused', message: '', fields: [{ name: 'user_ids', problem }] };
    const gateway = await (await services.openFollows()).openConversations();
    const ids = chosen.map(({ entityId }) => entityId);
    const outcome = await gateway.begin(ids, { text: note, pinId: pin.entityId });
    if (outcome.kind === 'refused') return outcome;
    const people = new Intl.ListFormat(spokenLocale()).format(chosen.map(personName));
    const href = formatRoute({ kind: 'conversation', conversationId: outcome.conversationId });
    onClose();
    stores.toasts.say({
      text: text(sharingMessages.sentTo, { people }),
      kind: 'done',
      link: { label: text(sharingMessages.open), href },
    });
    return undefined;
  });
  const toggle = (person: UserShort) =>
    setChosen(
      isIn(chosen, person)
        ? chosen.filter(({ entityId }) => entityId !== person.entityId)
        : [...chosen, person],
    );
  return (
    <FormDialog
      title={text(sharingMessages.sendToPeople)}
      description={cardName(pin)}
      form={form}
      submit={text(sharingMessages.send)}
      pending={text(sharingMessages.sending)}
      onClose={onClose}
    >
      <TextField
        label={text(sharingMessages.findPeople)}
        value={query}
        onChange={setQuery}
        type="text"
        autoComplete="off"
        error={form.errorOf('user_ids')}
        onKeyDown={(event) => {
          // Enter in this field does not send.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <People query={query.trim()} chosen={chosen} onToggle={toggle} />
      <TextArea
        label={labels.text}
        hint={text(sharingMessages.optional)}
        name="text"
        rows={2}
        value={note}
        onChange={setNote}
        limit={TEXT_FIELDS.message.max}
        error={form.errorOf('text')}
      />
    </FormDialog>
  );
});

type PeopleProps = {
  readonly query: string;
  readonly chosen: readonly UserShort[];
  readonly onToggle: (person: UserShort) => void;
};

/** The people to choose from; the chosen ones stay, whatever is searched for. */
function People({ query, chosen, onToggle }: PeopleProps) {
  const { people, areSomeClosed, failure } = useFoundPeople(query);
  const id = useId();
  const found = people ?? [];
  // Who is found keeps their place when they are chosen.
  const elsewhere = chosen.filter((person) => !isIn(found, person));
  const isNobodyFound = people?.length === 0 && failure === null;
  const areFollowed = query === '' && elsewhere.length === 0;
  return (
    <div className={classes.people} role="group" aria-labelledby={id} aria-busy={people === null}>
      <p id={id} className={classes.heading}>
        {text(areFollowed ? sharingMessages.following : sharingMessages.people)}
      </p>
      {failure !== null && (
        <Notice kind="error" live>
          {failure}
        </Notice>
      )}
      {isNobodyFound && query !== '' && (
        <p className={classes.none} role="status">
          {text(areSomeClosed ? sharingMessages.noneFoundOpen : sharingMessages.nobodyFound)}
        </p>
      )}
      {isNobodyFound && areFollowed && (
        <p className={classes.none}>
          {text(areSomeClosed ? sharingMessages.noneFollowedOpen : sharingMessages.noPeople)}
        </p>
      )}
      {[...elsewhere, ...found].map((person) => (
        <label key={person.entityId} className={classes.person}>
          <UserAvatar user={person} size={40} />
          <span className={classes.words}>
            <bdi className={classes.name}>{personName(person)}</bdi>
            <bdi className={classes.handle}>@{person.username}</bdi>
          </span>
          <input
            type="checkbox"
            className={classes.box}
            checked={isIn(chosen, person)}
            onChange={() => onToggle(person)}
          />
        </label>
      ))}
    </div>
  );
}

function isIn(people: readonly UserShort[], person: UserShort): boolean {
  return people.some(({ entityId }) => entityId === person.entityId);
}
