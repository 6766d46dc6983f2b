import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useApp } from '../../../base/app-context.ts';
import { attempt } from '../../../base/attempt.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { ConfirmDialog } from '../../../kit/layers/confirm-dialog.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { text } from '../../../text/language.ts';
import { experienceMessages } from '../messages.en.ts';
import classes from './editor.module.css';
import type { EditorViewModel, SaveOutcome } from './editor-view-model.ts';
import { editorMessages } from './messages.en.ts';

const EditorForm = lazyComponent(async () => (await import('./editor-form.tsx')).EditorForm);
const Preview = lazyComponent(async () => (await import('../preview/preview.tsx')).Preview);

type EditorProps = {
  readonly editor: EditorViewModel;
  /** Called after each save, with the id that the experience has. */
  readonly onSaved: (experienceId: number) => Promise<void>;
  /** Further actions for a stored draft. */
  readonly children?: ReactNode;
};

/** The form of an experience, its preview, and what can be done with it. */
export const Editor = observer(function Editor({ editor, onSaved, children }: EditorProps) {
  const { stores } = useApp();
  const run = async (change: () => Promise<SaveOutcome>) => {
    const outcome = await attempt(stores, change);
    if (outcome === undefined || outcome.kind === 'conflict') return;
    const isScheduled = editor.draft.start !== '' && outcome.kind === 'live';
    const said = {
      saved: text(editorMessages.saved),
      unready: text(editorMessages.notLive),
      live: text(isScheduled ? editorMessages.isScheduled : editorMessages.isLive, {
        name: editor.draft.name.trim(),
      }),
    }[outcome.kind];
    stores.toasts.say({ text: said, kind: outcome.kind === 'unready' ? 'problem' : 'done' });
    if (outcome.experienceId !== null) await onSaved(outcome.experienceId);
  };
  return (
    <div className={classes.columns}>
      <EditorForm editor={editor} onSave={() => void run(editor.save)}>
        <ConflictNotice editor={editor} onSave={() => void run(editor.save)} />
        <div className={classes.actions}>
          <Changes editor={editor} />
          {children}
          <Button type="submit" pending={editor.pending === 'save' && text(experienceMessages.saving)}>
            {text(editorMessages.save)}
          </Button>
          <Button
            kind="primary"
            pending={editor.pending === 'live' && text(editorMessages.goingLive)}
            onClick={() => void run(editor.goLive)}
          >
            {text(editorMessages.goLive)}
          </Button>
        </div>
      </EditorForm>
      <div className={classes.side}>
        <Preview draft={editor.draft} />
      </div>
    </div>
  );
});

/** Whether something is not saved yet, and the way back. */
const Changes = observer(function Changes({ editor }: { readonly editor: EditorViewModel }) {
  const [asks, setAsks] = useState(false);
  const { revision } = editor.stored;
  return (
    <>
      <p className={classes.state} role="status">
        {editor.hasChanges
          ? text(editorMessages.unsaved)
          : revision !== null && text(editorMessages.allSaved)}
      </p>
      {editor.hasChanges && revision !== null && (
        <Button kind="plain" onClick={() => setAsks(true)}>
          {text(editorMessages.discard)}
        </Button>
      )}
      {asks && (
        <ConfirmDialog
          title={text(editorMessages.discardQuestion)}
          description={text(editorMessages.discardDetail, { revision: revision ?? 0 })}
          confirm={text(editorMessages.discard)}
          pending={text(editorMessages.discarding)}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            editor.discard();
            setAsks(false);
          }}
        />
      )}
    </>
  );
});

/** Somebody else was faster: nothing is lost, and the operator decides. */
const ConflictNotice = observer(function ConflictNotice({
  editor,
  onSave,
}: {
  readonly editor: EditorViewModel;
  readonly onSave: () => void;
}) {
  const { newer } = editor;
  if (newer === null) return null;
  return (
    <Notice
      kind="warn"
      live
      action={
        <>
          <Button
            onClick={() => {
              editor.keepMine();
              onSave();
            }}
          >
            {text(editorMessages.keepMine)}
          </Button>
          <Button kind="plain" onClick={editor.discard}>
            {text(editorMessages.takeTheirs)}
          </Button>
        </>
      }
    >
      <strong>{text(editorMessages.conflictTitle)}</strong>
      <br />
      {text(editorMessages.conflictDetail, { revision: newer.revision ?? 0 })}
    </Notice>
  );
});
