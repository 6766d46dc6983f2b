import { text } from '../../../text/language.ts';
import { AudienceFields } from './audience-fields.tsx';
import { editorMessages } from './messages.en.ts';
import { More } from './more.tsx';
import type { SettingsProps } from './settings-field.tsx';
import { AdvancedFields, ScheduleFields } from './settings-fields.tsx';

/** What few experiences need besides their content. */
export function MoreSettings({ editor }: SettingsProps) {
  return (
    <>
      <More title={text(editorMessages.schedule)}>
        <ScheduleFields editor={editor} />
      </More>
      <More title={text(editorMessages.audience)}>
        <AudienceFields editor={editor} />
      </More>
      <More title={text(editorMessages.advanced)}>
        <AdvancedFields editor={editor} />
      </More>
    </>
  );
}
