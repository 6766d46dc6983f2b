import { observer } from 'mobx-react-lite';
import { formatPlacedId } from '../../../../domain/experiences/placed-experience.ts';
import { DateField } from '../../../kit/fields/date-field.tsx';
import { SwitchField } from '../../../kit/fields/switch-field.tsx';
import { TextField } from '../../../kit/fields/text-field.tsx';
import { text } from '../../../text/language.ts';
import { ChosenList } from '../../../forms/chosen-list.tsx';
import { OptionField } from '../fields/option-field.tsx';
import { placementName } from '../names.ts';
import { NumberField } from '../fields/number-field.tsx';
import { timeZoneOptions } from './audience-options.ts';
import { editorMessages } from './messages.en.ts';
import type { EditorViewModel } from './editor-view-model.ts';
import { fieldTexts, Place, type SettingsProps } from './settings-field.tsx';

/** When it is shown, and how often. */
export const ScheduleFields = observer(function ScheduleFields({ editor }: SettingsProps) {
  const { draft } = editor;
  return (
    <>
      <Place field="schedule.start">
        <DateField
          {...fieldTexts(editor, 'schedule.start', text(editorMessages.startHelp))}
          name="start"
          withTime
          value={draft.start}
          onChange={(start) => editor.set('schedule.start', { start })}
        />
      </Place>
      <Place field="schedule.time_zone">
        <OptionField
          {...fieldTexts(editor, 'schedule.time_zone')}
          value={draft.timeZone}
          options={timeZoneOptions(draft.timeZone)}
          onChange={(timeZone) => editor.set('schedule.time_zone', { timeZone })}
        />
      </Place>
      <Place field="caps.views">
        <NumberField
          {...fieldTexts(editor, 'caps.views', text(editorMessages.maxViewsHelp))}
          value={draft.maxViews}
          onChange={(maxViews) => editor.set('caps.views', { maxViews })}
        />
      </Place>
      <Place field="caps.days_between">
        <NumberField
          {...fieldTexts(editor, 'caps.days_between')}
          value={draft.daysBetween}
          onChange={(daysBetween) => editor.set('caps.days_between', { daysBetween })}
        />
      </Place>
      <Place field="ask_again_since">
        <DateField
          {...fieldTexts(editor, 'ask_again_since')}
          name="askAgainSince"
          withTime
          value={draft.askAgainSince}
          onChange={(askAgainSince) => editor.set('ask_again_since', { askAgainSince })}
        />
      </Place>
    </>
  );
});

/** Measuring, and how it goes with the others. */
export const AdvancedFields = observer(function AdvancedFields({ editor }: SettingsProps) {
  const { draft } = editor;
  const exempt = fieldTexts(editor, 'exempt', text(editorMessages.isExemptHelp));
  return (
    <>
      <Place field="priority">
        <NumberField
          {...fieldTexts(editor, 'priority', text(editorMessages.priorityHelp))}
          value={draft.priority}
          onChange={(priority) => editor.set('priority', { priority: priority ?? 0 })}
        />
      </Place>
      <Place field="holdout_percent">
        <NumberField
          {...fieldTexts(editor, 'holdout_percent', text(editorMessages.holdoutHelp))}
          value={draft.holdoutPercent}
          onChange={(percent) => editor.set('holdout_percent', { holdoutPercent: percent ?? 0 })}
        />
      </Place>
      <Place field="group">
        <TextField
          {...fieldTexts(editor, 'group', text(editorMessages.groupHelp))}
          value={draft.group}
          limit={100}
          autoComplete="off"
          onChange={(group) => editor.set('group', { group })}
        />
      </Place>
      <Place field="triggerable_placed_exps">
        <ChosenList
          {...fieldTexts(editor, 'triggerable_placed_exps', text(editorMessages.triggersHelp))}
          options={triggerOptions(editor)}
          chosen={draft.triggers}
          onChange={(triggers) => editor.set('triggerable_placed_exps', { triggers })}
        />
      </Place>
      <Place field="triggered">
        <SwitchField
          label={text(editorMessages.isTriggered)}
          help={fieldTexts(editor, 'triggered').error ?? undefined}
          checked={draft.isTriggered}
          onChange={(isTriggered) => editor.set('triggered', { isTriggered })}
        />
      </Place>
      <Place field="exempt">
        <SwitchField
          label={exempt.label}
          help={exempt.help}
          checked={draft.isExempt}
          onChange={(isExempt) => editor.set('exempt', { isExempt })}
        />
      </Place>
    </>
  );
});

/** The other experiences of the site by their names. */
function triggerOptions({ others, draft }: EditorViewModel) {
  return others
    .filter(({ experienceId }) => experienceId !== draft.experienceId)
    .map((other) => ({
      id: formatPlacedId(other),
      label: other.name,
      detail: placementName(other.placementId),
    }));
}
