import { observer } from 'mobx-react-lite';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { useApp } from '../../../base/app-context.ts';
import { useNavigate } from '../../../base/router.ts';
import { ALL_TOPICS } from '../../../follow/topic-lists.ts';
import { SearchIcon } from '../../../kit/icons/search-icon.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { shownTopic } from '../../../follow/shown-topic.ts';
import { text } from '../../../text/language.ts';
import { RECENT_SEARCHES } from '../search-data.ts';
import type { ComboboxAttributes } from '../field/combobox-attributes.ts';
import { suggestionMessages } from './messages.en.ts';
import type { GroupKind, SuggestionRow } from './suggestion-groups.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import { SuggestionViewModel } from './suggestion-view-model.ts';
import classes from './suggestions.module.css';

const HEADINGS: Readonly<Record<GroupKind, (typeof suggestionMessages)['boards']>> = {
  recent: suggestionMessages.recent,
  queries: suggestionMessages.queries,
  boards: suggestionMessages.boards,
  topics: suggestionMessages.topics,
  people: suggestionMessages.people,
  ideas: suggestionMessages.ideas,
};

export type SuggestionsProps = {
  /** What the field contains. */
  readonly typed: string;
  /** The page has changed, or the person leaves the field. */
  readonly onLeave: () => void;
  /** Sets the attributes of the field; undefined when the list is gone. */
  readonly onAttributes: (attributes: ComboboxAttributes | undefined) => void;
  /** Class of what surrounds the list; there is none while the list has nothing to show. */
  readonly frame?: string;
};

/**
 * The list of a combobox: recent searches, then suggestions for what is typed. The focus stays in the field; arrow keys
 * move the active row, and Enter chooses it.
 */
export const Suggestions = observer(function Suggestions({
  typed,
  onLeave,
  onAttributes,
  frame,
}: SuggestionsProps) {
  const id = useId();
  const { services, stores } = useApp();
  const navigate = useNavigate();
  const [said, say] = useState('');
  const [model] = useState(
    () =>
      new SuggestionViewModel({
        openServices: services.openSuggestions,
        isMember: stores.session.kind === 'full',
        loadTopics: async () => {
          const known = stores.pageData.find(ALL_TOPICS);
          if (known !== undefined) return known.topics.map(shownTopic);
          const topics = await (await services.openFollows()).follows.allTopics();
          stores.pageData.set(ALL_TOPICS, { topics, bookmark: null });
          return topics.map(shownTopic);
        },
      }),
  );
  useEffect(() => void model.start(), [model]);
  useEffect(() => {
    say('');
    void model.type(typed);
  }, [model, typed]);

  const choose = ({ href }: SuggestionRow) => {
    onLeave();
    void navigate(href);
  };
  const forget = async (query: string | null) => {
    if (!(await model.forget(query))) return;
    stores.pageData.set(RECENT_SEARCHES, model.recents);
    say(query === null ? text(suggestionMessages.cleared) : text(suggestionMessages.removed, { query }));
  };
  const { groups, rows, active, activePart, term, failure } = model;
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (!handle(event.key, event.currentTarget)) return;
    event.preventDefault();
  };
  const handle = (key: string, input: HTMLInputElement): boolean => {
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        model.move(key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'Home':
      case 'End':
        if (active !== undefined) model.move(key === 'Home' ? 'first' : 'last');
        return active !== undefined;
      case 'ArrowLeft':
      case 'ArrowRight': {
        const isOn = (key === 'ArrowLeft') === (getComputedStyle(input).direction === 'rtl');
        const atEnd = input.selectionStart === input.value.length;
        if (active?.recent !== true || !atEnd || isOn === (activePart === 'remove')) return false;
        model.activate(active.id, isOn ? 'remove' : 'row');
        return true;
      }
      case 'Enter':
        if (active === undefined) return false;
        if (activePart === 'remove') void forget(active.label);
        else choose(active);
        return true;
      case 'Escape':
        onLeave();
        return true;
      default:
        return false;
    }
  };

  const rowId = ({ id: own }: SuggestionRow) => `${id}-${own}`;
  const activeId = active && rowId(active) + (activePart === 'remove' ? '-remove' : '');
  const isOpen = rows.length > 0;
  const isShown = isOpen || term !== '' || failure !== null;
  const latest = useRef(press);
  useLayoutEffect(() => {
    latest.current = press;
  });
  useLayoutEffect(() => {
    onAttributes({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': activeId,
      onKeyDown: (event) => latest.current(event),
    });
  }, [id, isOpen, activeId, onAttributes]);
  useLayoutEffect(() => () => onAttributes(undefined), [onAttributes]);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <div className={frame} hidden={!isShown}>
        {/* Presses in the list leave the focus in the field. */}
        <div className={classes.suggestions} onMouseDown={(event) => event.preventDefault()}>
          {failure !== null && (
            <p className={classes.problem} role="alert">
              {text(failure === 'offline' ? suggestionMessages.offline : suggestionMessages.failed)}
            </p>
          )}
          {groups[0]?.kind === 'recent' && (
            <button type="button" className={classes.clear} onClick={() => void forget(null)}>
              {text(suggestionMessages.clearAll)}
            </button>
          )}
          {isOpen && (
            <div role="listbox" id={`${id}-list`} aria-label={text(suggestionMessages.list)}>
              {groups.map(({ kind, rows: own }) => (
                <div key={kind} role="group" aria-label={text(HEADINGS[kind])} className={classes[kind]}>
                  {kind !== 'queries' && (
                    <p className={classes.heading} aria-hidden="true">
                      {text(HEADINGS[kind])}
                    </p>
                  )}
                  {own.map((row) => (
                    <SuggestionOption
                      key={row.id}
                      id={rowId(row)}
                      row={row}
                      term={term}
                      active={row === active ? activePart : null}
                      onNear={() => model.activate(row.id)}
                      onChoose={() => choose(row)}
                      onRemove={() => void forget(row.label)}
                    />
                  ))}
                </div>
              ))}
            </div>
          )}
          {term !== '' && (
            <button
              type="button"
              tabIndex={-1}
              className={classes.searchFor}
              onClick={() => {
                onLeave();
                void navigate(formatRoute({ kind: 'search', q: term, rs: 'typed' }));
              }}
            >
              <span className={classes.sign}>
                <SearchIcon size={18} />
              </span>
              {text(suggestionMessages.searchFor, { query: term })}
            </button>
          )}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {said ||
            (term !== '' && !model.isLoading && text(suggestionMessages.found, { count: rows.length }))}
        </span>
      </VisuallyHidden>
    </>
  );
});
