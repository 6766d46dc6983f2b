import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EXPERIENCE_STATES } from '../../../../domain/experiences/authoring/experience-state.ts';
import { AUTHORED_KINDS } from '../../../../domain/experiences/authoring/experience-form.ts';
import { PLACEMENT_IDS } from '../../../../domain/experiences/placements.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { useApp } from '../../../base/app-context.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { LinkButton } from '../../../kit/buttons/link-button.tsx';
import { OptionField } from '../fields/option-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { PlusIcon } from '../../../kit/icons/plus-icon.tsx';
import { EmptyState } from '../../../kit/states/empty-state.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import { text } from '../../../text/language.ts';
import { OVERVIEW } from '../experience-data.ts';
import { experienceMessages } from '../messages.en.ts';
import { kindName, placementName } from '../names.ts';
import classes from '../operator.module.css';
import { Files } from './files.tsx';
import { filtered, NO_FILTER, type ListFilter } from './list-filter.ts';
import { ListItem } from './list-item.tsx';
import { experienceListMessages } from './messages.en.ts';
import { SwitchEverythingDialog } from './switch-dialog.tsx';
import { Switches } from './switches.tsx';

const ANY = 'any';

/** All experiences of the site. */
export const ListView = observer(function ListView() {
  const overview = useApp().stores.pageData.find(OVERVIEW);
  const [filter, setFilter] = useState(NO_FILTER);
  const [asks, setAsks] = useState(false);
  if (overview === undefined) return null;
  const { experiences, switches } = overview;
  const shown = filtered(experiences, filter);
  const isOff = switches.some(({ kind }) => kind === 'everything');
  const create = (
    <LinkButton
      kind="primary"
      icon={<PlusIcon size={20} />}
      href={formatRoute({ kind: 'operator-experiences', item: 'new' })}
    >
      {text(experienceListMessages.create)}
    </LinkButton>
  );
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{text(experienceMessages.title)}</h1>
      <p className={classes.lead}>{text(experienceListMessages.lead)}</p>
      <div className={classes.bar}>
        {create}
        <LinkButton href={formatRoute({ kind: 'operator-experiences', item: 'why' })}>
          {text(experienceListMessages.why)}
        </LinkButton>
        <Files />
        {!isOff && (
          <Button onClick={() => setAsks(true)}>{text(experienceListMessages.switchOffEverything)}</Button>
        )}
      </div>
      <Switches switches={switches} />
      {experiences.length === 0 ? (
        <EmptyState title={text(experienceListMessages.none)} action={create}>
          {text(experienceListMessages.noneDetail)}
        </EmptyState>
      ) : (
        <>
          <Filters filter={filter} onChange={setFilter} />
          <VisuallyHidden>
            <p role="status">{text(experienceListMessages.found, { count: shown.length })}</p>
          </VisuallyHidden>
          {shown.length === 0 ? (
            <EmptyState title={text(experienceListMessages.noMatch)}>
              {text(experienceListMessages.noMatchDetail)}
            </EmptyState>
          ) : (
            <ul className={classes.stack} role="list">
              {shown.map((summary) => (
                <ListItem key={summary.experienceId} summary={summary} />
              ))}
            </ul>
          )}
        </>
      )}
      {asks && <SwitchEverythingDialog onClose={() => setAsks(false)} />}
    </div>
  );
});

function Filters({
  filter,
  onChange,
}: {
  readonly filter: ListFilter;
  readonly onChange: (filter: ListFilter) => void;
}) {
  const choose = (field: 'state' | 'kind' | 'placement') => (id: string) =>
    onChange({ ...filter, [field]: id === ANY ? null : id });
  return (
    <div className={classes.filters}>
      <TextField
        label={text(experienceListMessages.search)}
        value={filter.search}
        autoComplete="off"
        onChange={(search) => onChange({ ...filter, search })}
      />
      <OptionField
        label={text(experienceListMessages.state)}
        placeholder={text(experienceListMessages.anyState)}
        value={filter.state ?? ANY}
        options={[
          { id: ANY, label: text(experienceListMessages.anyState) },
          ...EXPERIENCE_STATES.map((state) => ({ id: state, label: text(experienceMessages[state]) })),
        ]}
        onChange={choose('state')}
      />
      <OptionField
        label={text(experienceListMessages.kind)}
        placeholder={text(experienceListMessages.anyKind)}
        value={filter.kind ?? ANY}
        options={[
          { id: ANY, label: text(experienceListMessages.anyKind) },
          ...AUTHORED_KINDS.map((kind) => ({ id: kind, label: kindName(kind) })),
        ]}
        onChange={choose('kind')}
      />
      <OptionField
        label={text(experienceListMessages.placement)}
        placeholder={text(experienceListMessages.anyPlacement)}
        value={filter.placement ?? ANY}
        options={[
          { id: ANY, label: text(experienceListMessages.anyPlacement) },
          ...PLACEMENT_IDS.map((id) => ({ id: String(id), label: placementName(id) })),
        ]}
        onChange={choose('placement')}
      />
    </div>
  );
}
