import { useId, useState } from 'react';
import { ServiceError } from '../../../application/ports/service-error.ts';
import { findTopics, type FindableTopic } from '../../../domain/topics/find-topics.ts';
import {
  withoutTopic,
  withTopic,
  type NamedTopic,
  type PinTopics,
} from '../../../domain/topics/pin-topics.ts';
import { useApp } from '../../base/app-context.ts';
import { fetchScript } from '../../base/lazy/fetch-code.ts';
import { shownTopicName } from '../../follow/shown-topic.ts';
import { classNames } from '../../kit/class-names.ts';
import { TextField } from '../../kit/fields/text-field.tsx';
import { CloseIcon } from '../../kit/icons/close-icon.tsx';
import { PlusIcon } from '../../kit/icons/plus-icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { text } from '../../text/language.ts';
import { pinEditMessages } from './messages.en.ts';
import classes from './topics-field.module.css';

/** Topics that are offered for what was typed. */
const MOST_OFFERED = 8;

type TopicsFieldProps = {
  /** Null while they are being loaded. */
  readonly topics: PinTopics | null;
  readonly onChange: (topics: PinTopics) => void;
};

/** What a pin is about: topics to remove, those that were removed, and a search for others. */
export function TopicsField({ topics, onChange }: TopicsFieldProps) {
  const id = useId();
  return (
    <section className={classes.topics} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {text(pinEditMessages.topics)}
      </h2>
      <p className={classes.help}>{text(pinEditMessages.topicsHelp)}</p>
      {topics === null ? (
        <p className={classes.empty} role="status">
          {text(pinEditMessages.loadingTopics)}
        </p>
      ) : (
        <>
          {topics.topics.length === 0 && <p className={classes.empty}>{text(pinEditMessages.noTopics)}</p>}
          <Chips
            label={text(pinEditMessages.topics)}
            topics={topics.topics}
            kind="chosen"
            onPress={(topic) => onChange(withoutTopic(topics, topic))}
          />
          <Chips
            label={text(pinEditMessages.removedTopics)}
            topics={topics.removed}
            kind="removed"
            onPress={(topic) => onChange(withTopic(topics, topic))}
          />
          <AddTopic topics={topics} onAdd={(topic) => onChange(withTopic(topics, topic))} />
        </>
      )}
    </section>
  );
}

/** A search in all topics. */
function AddTopic({
  topics,
  onAdd,
}: {
  readonly topics: PinTopics;
  readonly onAdd: (topic: NamedTopic) => void;
}) {
  const { services } = useApp();
  const [typed, setTyped] = useState('');
  const [choices, setChoices] = useState<readonly FindableTopic[] | null>(null);
  const load = () => {
    if (choices !== null) return;
    Promise.all([
      fetchScript(() => import('./topic-choices.ts')),
      services.openSaving().then(({ pinTopics }) => pinTopics.names()),
    ]).then(
      ([{ topicChoices }, names]) => setChoices(topicChoices(names)),
      (error: unknown) => {
        // The next key tries again.
        if (!(error instanceof ServiceError)) throw error;
      },
    );
  };
  const has = new Set(topics.topics.map(({ id }) => id));
  const offered = (choices ?? []).filter(({ id }) => !has.has(id));
  const found = findTopics(typed, offered, MOST_OFFERED);
  const add = (topic: FindableTopic) => {
    onAdd({ id: topic.id, name: topic.name, urlName: topic.urlName });
    setTyped('');
  };
  return (
    <>
      <TextField
        label={text(pinEditMessages.addTopic)}
        hint={text(pinEditMessages.topicHint)}
        placeholder={text(pinEditMessages.topicExample)}
        value={typed}
        autoComplete="off"
        maxLength={60}
        onFocus={load}
        onChange={(value) => {
          load();
          setTyped(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The form is sent by its button.
          event.preventDefault();
          if (found[0] !== undefined) add(found[0]);
        }}
      />
      <Chips label={text(pinEditMessages.foundTopics)} topics={found} kind="found" onPress={add} />
      <p className={classes.none} role="status">
        {typed.trim() !== '' && choices !== null && found.length === 0 && text(pinEditMessages.noTopicFound)}
      </p>
    </>
  );
}

type ChipKind = 'chosen' | 'removed' | 'found';

const ACTS = {
  chosen: pinEditMessages.removeTopic,
  removed: pinEditMessages.restoreTopic,
  found: pinEditMessages.chooseTopic,
} as const;

function Chips<Topic extends NamedTopic>({
  label,
  topics,
  kind,
  onPress,
}: {
  readonly label: string;
  readonly topics: readonly Topic[];
  readonly kind: ChipKind;
  readonly onPress: (topic: Topic) => void;
}) {
  if (topics.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={label} role="list">
      {topics.map((topic) => {
        const name = shownTopicName(topic);
        return (
          <li key={topic.id}>
            <button
              type="button"
              className={classNames(classes.chip, kind !== 'chosen' && classes[kind])}
              onClick={() => onPress(topic)}
            >
              {kind === 'found' && <PlusIcon size={16} />}
              <bdi className={classes.name} aria-hidden="true">
                {name}
              </bdi>
              <VisuallyHidden>{text(ACTS[kind], { name })}</VisuallyHidden>
              {kind === 'chosen' && <CloseIcon size={16} />}
              {kind === 'removed' && <PlusIcon size={16} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
