import type { BoardShort, Section } from '../../../domain/boards/board.ts';
import { useApp } from '../../base/app-context.ts';
import { useNavigate } from '../../base/router.ts';
import { attempt } from '../../base/attempt.ts';
import { ConfirmDialog } from '../../kit/layers/confirm-dialog.tsx';
import { removeSection } from './section-changes.ts';
import { text } from '../../text/language.ts';
import { sectionMessages } from './messages.en.ts';

/** Asks before a section is deleted: it cannot be undone. */
export function DeleteSectionDialog({
  section,
  board,
  onClose,
}: {
  readonly section: Section;
  readonly board: BoardShort;
  readonly onClose: () => void;
}) {
  const { services, stores } = useApp();
  // Also when the dialog was closed meanwhile, because the page beneath no longer exists.
  const navigate = useNavigate();
  const remove = async () => {
    const done = await attempt(stores, async () => {
      const { sections } = await services.openBoardTools();
      return sections.remove(section.entityId);
    });
    onClose();
    if (done === undefined) return;
    await navigate(board.url, { replace: true });
    removeSection(stores, board.entityId, section);
    stores.toasts.say({ text: text(sectionMessages.deleted, { section: section.title }), kind: 'done' });
  };
  return (
    <ConfirmDialog
      title={text(sectionMessages.deleteTitle, { section: section.title })}
      description={text(sectionMessages.deleteQuestion, { count: section.pinCount, board: board.name })}
      confirm={text(sectionMessages.delete)}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
