import { useState } from 'react';
import type { BoardId } from '../../domain/ids/ids.ts';
import { TEXT_FIELDS } from '../../domain/limits/text-field.ts';
import { useApp } from '../base/app-context.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useForm } from '../forms/use-form.ts';
import { TextField } from '../kit/fields/text-field.tsx';
import { addSection } from './internal/section-changes.ts';
import { text } from '../text/language.ts';
import { sectionMessages } from './internal/messages.en.ts';

/** Adds a section to a board. */
export function NewSectionDialog({
  boardId,
  onClose,
}: {
  readonly boardId: BoardId;
  readonly onClose: () => void;
}) {
  const { services, stores } = useApp();
  const [name, setName] = useState('');
  const labels = { name: text(sectionMessages.name) };
  const problems = { 'name.missing': text(sectionMessages.nameMissing) };
  const form = useForm(labels, problems, async () => {
    const { createSection } = await services.openBoardTools();
    const outcome = await createSection.run(boardId, name);
    if (outcome.kind === 'refused') return outcome;
    addSection(stores, boardId, outcome.section);
    onClose();
    return undefined;
  });
  return (
    <FormDialog
      title={text(sectionMessages.add)}
      form={form}
      submit={text(sectionMessages.add)}
      pending={text(sectionMessages.adding)}
      onClose={onClose}
    >
      <TextField
        label={labels.name}
        value={name}
        onChange={setName}
        limit={TEXT_FIELDS.sectionName.max}
        error={form.errorOf('name')}
      />
    </FormDialog>
  );
}
