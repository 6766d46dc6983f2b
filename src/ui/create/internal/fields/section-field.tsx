import { useEffect, useState } from 'react';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { Section } from '../../../../domain/boards/board.ts';
import type { BoardId } from '../../../../domain/ids/ids.ts';
import { SelectField } from '../../../kit/fields/select-field.tsx';
import type { SaveBoardsStore } from '../../../saving/save-boards-store.ts';
import { text } from '../../../text/language.ts';
import { createFieldMessages } from './messages.en.ts';

/** The option for the board itself. */
const NO_SECTION = 'none';

type SectionFieldProps = {
  readonly boards: SaveBoardsStore;
  readonly boardId: BoardId;
  readonly value: Section['entityId'] | null;
  readonly onChange: (section: Section['entityId'] | null) => void;
};

/** Selects a section of a board. */
export function SectionField({ boards, boardId, value, onChange }: SectionFieldProps) {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
    let wanted = true;
    boards.sectionsOf(boardId).then(
      (found) => wanted && setSections(found),
      (error: unknown) => {
        // Without sections the pin goes to the board itself.
        if (!(error instanceof ServiceError)) throw error;
      },
    );
    return () => void (wanted = false);
  }, [boards, boardId]);

  const chosen = sections.find(({ entityId }) => entityId === value);
  return (
    <SelectField
      label={text(createFieldMessages.section)}
      hint={text(createFieldMessages.optional)}
      placeholder={text(createFieldMessages.sectionForm)}
      options={[
        { id: NO_SECTION, label: text(createFieldMessages.noSection) },
        ...sections.map(({ entityId, title }) => ({ id: entityId, label: title })),
      ]}
      value={chosen?.entityId ?? NO_SECTION}
      onChange={(id) => onChange(sections.find(({ entityId }) => entityId === id)?.entityId ?? null)}
      searchLabel={text(createFieldMessages.sectionSearch)}
      emptyText={text(createFieldMessages.noSections)}
    />
  );
}
