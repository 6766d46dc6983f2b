import { observer } from 'mobx-react-lite';
import type { ExperienceDetails } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { useApp } from '../../../base/app-context.ts';
import { loadDetails, loadOthers } from '../experience-data.ts';
import { Editor } from './editor.tsx';
import type { StoredDraft } from './stored-draft.ts';
import { useEditor } from './use-editor.ts';

/** The form of a stored experience. */
export const StoredEditor = observer(function StoredEditor({
  details,
  stored,
}: {
  readonly details: ExperienceDetails;
  readonly stored: StoredDraft;
}) {
  const app = useApp();
  const editor = useEditor(stored, details);
  return (
    <Editor
      editor={editor}
      onSaved={async (experienceId) => {
        await Promise.all([loadDetails(app, String(experienceId)), loadOthers(app)]);
      }}
    />
  );
});
