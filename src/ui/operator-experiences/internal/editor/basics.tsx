import { observer } from 'mobx-react-lite';
import { PLACEMENT_IDS } from '../../../../domain/experiences/placements.ts';
import { ChoiceField } from '../../../kit/fields/choice-field.tsx';
import { DateField } from '../../../kit/fields/date-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { text } from '../../../text/language.ts';
import { OptionField } from '../fields/option-field.tsx';
import { placementName } from '../names.ts';
import { editorMessages } from './messages.en.ts';
import { fieldTexts, Place, type SettingsProps } from './settings-field.tsx';

const WHO = { everyone: undefined, members: true, visitors: false } as const;
type Who = keyof typeof WHO;

/** What every experience needs besides its content. */
export const Basics = observer(function Basics({ editor }: SettingsProps) {
  const { draft } = editor;
  const { signedIn, ...others } = draft.audience;
  const who: Who = signedIn === undefined ? 'everyone' : signedIn ? 'members' : 'visitors';
  return (
    <>
      <Place field="name">
        <TextField
          {...fieldTexts(editor, 'name', text(editorMessages.nameHelp))}
          value={draft.name}
          limit={100}
          autoComplete="off"
          onChange={(name) => editor.set('name', { name })}
        />
      </Place>
      <Place field="placement_id">
        <OptionField
          {...fieldTexts(editor, 'placement_id')}
          placeholder={text(editorMessages.choose)}
          value={String(draft.placementId)}
          options={PLACEMENT_IDS.map((id) => ({ id: String(id), label: placementName(id) }))}
          onChange={(id) => editor.set('placement_id', { placementId: Number(id) })}
        />
      </Place>
      <Place field="schedule.end">
        <DateField
          {...fieldTexts(editor, 'schedule.end')}
          name="end"
          withTime
          value={draft.end}
          onChange={(end) => editor.set('schedule.end', { end })}
        />
      </Place>
      <Place field="audience.signedIn">
        <ChoiceField<Who>
          label={text(editorMessages.who)}
          choices={(['everyone', 'members', 'visitors'] as const).map((id) => ({
            id,
            label: text(editorMessages[id]),
          }))}
          value={who}
          onChange={(id) => {
            const wanted = WHO[id];
            editor.set('audience.signedIn', {
              audience: wanted === undefined ? others : { ...others, signedIn: wanted },
            });
          }}
        />
      </Place>
    </>
  );
});
