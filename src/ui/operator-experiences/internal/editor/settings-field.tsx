import type { ReactNode } from 'react';
import type { DraftField } from '../../../../domain/experiences/authoring/lint-finding.ts';
import { fieldNotes } from '../fields/field-notes.tsx';
import classes from '../fields/fields.module.css';
import type { EditorViewModel } from './editor-view-model.ts';
import { draftFieldLabel } from './labels.ts';

export type SettingsProps = { readonly editor: EditorViewModel };

/** The place of a field, by which a finding leads to it. */
export function Place({ field, children }: { readonly field: DraftField; readonly children: ReactNode }) {
  return (
    <div className={classes.field} data-field={field}>
      {children}
    </div>
  );
}

/** The label of a field, and what is wrong with it. */
export function fieldTexts(editor: EditorViewModel, field: DraftField, help?: string) {
  return {
    label: draftFieldLabel(editor.draft.kind, field),
    ...fieldNotes(editor.shownFindings, field, help),
  };
}
