import { useEffect } from 'react';
import type { ExperienceDetails } from '../../../../application/ports/experiences/operator-experience-gateway.ts';
import { emptyDraft } from '../../../../domain/experiences/authoring/experience-draft.ts';
import type { AuthoredKind } from '../../../../domain/experiences/authoring/experience-form.ts';
import { useApp, type AppValue } from '../../../base/app-context.ts';
import type { Stores } from '../../../base/stores/stores.ts';
import { useLeaveQuestion } from '../../../forms/use-leave-question.ts';
import { openGateway, OTHERS } from '../experience-data.ts';
import { EditorViewModel } from './editor-view-model.ts';
import type { StoredDraft } from './stored-draft.ts';

/** By app and experience: going to another page of the app and back loses nothing. */
const VIEW_MODELS = new WeakMap<Stores, Map<string, EditorViewModel>>();

function editorOf(app: AppValue, name: string, first: () => StoredDraft): EditorViewModel {
  const ofApp = VIEW_MODELS.get(app.stores) ?? new Map<string, EditorViewModel>();
  VIEW_MODELS.set(app.stores, ofApp);
  const known = ofApp.get(name);
  if (known !== undefined) return known;
  const editor = new EditorViewModel(first(), { gateway: () => openGateway(app), now: () => Date.now() });
  ofApp.set(name, editor);
  return editor;
}

function useEditorOf(name: string, first: () => StoredDraft): EditorViewModel {
  const app = useApp();
  const editor = editorOf(app, name, first);
  const others = app.stores.pageData.find(OTHERS);
  useEffect(() => editor.know(others ?? []), [editor, others]);
  useLeaveQuestion(editor.hasChanges);
  return editor;
}

/** The editor of a new experience. Once it is saved, `handOver` makes it the editor of the stored one. */
export function useNewEditor(kind: AuthoredKind): {
  readonly editor: EditorViewModel;
  readonly handOver: (experienceId: number) => void;
} {
  const { stores } = useApp();
  const name = `new ${kind}`;
  const editor = useEditorOf(name, () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    return { draft: emptyDraft(kind, { now: Date.now(), timeZone }), revision: null };
  });
  return {
    editor,
    handOver: (experienceId) => {
      VIEW_MODELS.get(stores)?.delete(name);
      VIEW_MODELS.get(stores)?.set(String(experienceId), editor);
    },
  };
}

/** The editor of a stored experience. */
export function useEditor(stored: StoredDraft, details: ExperienceDetails): EditorViewModel {
  const editor = useEditorOf(String(details.summary.experienceId), () => stored);
  const findings = details.revisions[0]?.findings;
  useEffect(() => editor.update(stored, findings ?? []), [editor, stored, findings]);
  return editor;
}
