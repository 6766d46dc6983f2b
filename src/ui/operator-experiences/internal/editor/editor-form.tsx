import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import type { Finding } from '../../../../domain/experiences/authoring/finding.ts';
import { formOf } from '../../../../domain/experiences/authoring/experience-form.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { text } from '../../../text/language.ts';
import { ContentField } from '../fields/content-field.tsx';
import { findingText } from '../findings/finding-text.ts';
import { findingMessages } from '../findings/messages.en.ts';
import classes from './editor.module.css';
import type { EditorViewModel } from './editor-view-model.ts';
import { draftFieldLabel } from './labels.ts';
import { editorMessages } from './messages.en.ts';
import { More } from './more.tsx';
import { Basics } from './basics.tsx';

const MoreSettings = lazyComponent(async () => (await import('./more-settings.tsx')).MoreSettings);

/** The fields of a draft: few at first, the others below headings that open. */
export const EditorForm = observer(function EditorForm({
  editor,
  onSave,
  children,
}: {
  readonly editor: EditorViewModel;
  readonly onSave: () => void;
  readonly children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, findings, showsAll } = editor;
  const { fields } = formOf(draft.kind);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const contentOf = (isMore: boolean) =>
    fields
      .filter((field) => field.isMore === isMore)
      .map((field) => (
        <ContentField
          key={field.name}
          field={field}
          value={draft.values[field.name] ?? null}
          findings={editor.shownFindings}
          onChange={(value) => editor.setValue(field.name, value)}
        />
      ));
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      method="post"
      onFocus={({ target }) => {
        // Of large fields browsers show the caret alone, the rest may be below the bar of actions.
        if (target instanceof HTMLTextAreaElement) target.scrollIntoView?.({ block: 'nearest' });
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {showsAll && errors.length > 0 && (
        <Notice kind="error" live>
          {text(findingMessages.errors, { count: errors.length })}
          <ul className={classes.problems} role="list">
            {errors.map((finding) => (
              <li key={`${finding.field} ${finding.code}`}>
                <button
                  type="button"
                  className={classes.problem}
                  onClick={() => focusField(form.current, finding.field)}
                >
                  {problemText(editor, finding)}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <fieldset className={classes.group}>
        <legend>{text(editorMessages.basics)}</legend>
        <Basics editor={editor} />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{text(editorMessages.content)}</legend>
        {contentOf(false)}
      </fieldset>
      {fields.some(({ isMore }) => isMore) && (
        <More title={text(editorMessages.moreContent)}>{contentOf(true)}</More>
      )}
      <MoreSettings editor={editor} />
      {children}
    </form>
  );
});

function problemText({ draft: { kind } }: EditorViewModel, finding: Finding): string {
  const problem = findingText(finding);
  if (finding.field === null) return problem;
  return text(findingMessages.named, { field: draftFieldLabel(kind, finding.field), problem });
}

/** Leads to a field, also to one below a closed heading. */
function focusField(form: HTMLFormElement | null, field: string | null): void {
  const place = form?.querySelector(`[data-field="${CSS.escape(field ?? '')}"]`);
  const more = place?.closest('details');
  if (more) more.open = true;
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus();
}
