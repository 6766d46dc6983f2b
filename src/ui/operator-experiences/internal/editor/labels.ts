import { formField } from '../../../../domain/experiences/authoring/experience-form.ts';
import type { AuthoredKind } from '../../../../domain/experiences/authoring/experience-form.ts';
import { contentField, type DraftField } from '../../../../domain/experiences/authoring/lint-finding.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import { text } from '../../../text/language.ts';
import { fieldMessages } from '../fields/messages.en.ts';
import { editorMessages } from './messages.en.ts';

const LABELS: Readonly<Record<DraftField, Message>> = {
  name: editorMessages.name,
  placement_id: editorMessages.placement,
  'schedule.start': editorMessages.start,
  'schedule.end': editorMessages.end,
  'schedule.time_zone': editorMessages.timeZone,
  priority: editorMessages.priority,
  'caps.views': editorMessages.maxViews,
  'caps.days_between': editorMessages.daysBetween,
  holdout_percent: editorMessages.holdout,
  group: editorMessages.group,
  triggerable_placed_exps: editorMessages.triggers,
  triggered: editorMessages.isTriggered,
  exempt: editorMessages.isExempt,
  ask_again_since: editorMessages.askAgain,
  type: editorMessages.content,
  display_data: editorMessages.content,
  'audience.signedIn': editorMessages.who,
  'audience.partner': editorMessages.partner,
  'audience.accountAgeDays': editorMessages.accountAge,
  'audience.boards': editorMessages.boards,
  'audience.saves': editorMessages.saves,
  'audience.locales': editorMessages.locales,
  'audience.countries': editorMessages.countries,
  'audience.viewports': editorMessages.windows,
  'audience.platforms': editorMessages.platform,
  'audience.pageKinds': editorMessages.pages,
};

/** What a field of a draft is called; a field that this version does not know has the name of the JSON. */
export function draftFieldLabel(kind: AuthoredKind, field: string): string {
  if (Object.hasOwn(LABELS, field)) return text(LABELS[field as DraftField]);
  const prefix = contentField('');
  const known = field.startsWith(prefix) ? formField(kind, field.slice(prefix.length)) : undefined;
  return known === undefined ? field : text(fieldMessages[known.label]);
}
