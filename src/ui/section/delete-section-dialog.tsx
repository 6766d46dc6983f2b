import type { BoardShort, Section } from '../../domain/boards/board.ts';
import { useApp } from '../base/app-context.ts';
import { useNavigate } from '../base/router.ts';
import { attempt } from '../base/attempt.ts';
import { ConfirmDialog } from '../kit/layers/confirm-dialog.tsx';
import { countText } from '../text/count-text.ts';
import { removeSection } from './section-changes.ts';

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
    stores.toasts.say({ text: `${section.title} is deleted`, kind: 'done' });
  };
  return (
    <ConfirmDialog
      title={`Delete ${section.title}?`}
      description={`${whatStays(section)} on ${board.name}. The section itself cannot be brought back.`}
      confirm="Delete section"
      onConfirm={remove}
      onClose={onClose}
    />
  );
}

function whatStays({ pinCount }: Section): string {
  if (pinCount === 0) return 'It holds no pins; all others stay';
  return `Its ${countText(pinCount, 'pin', 'pins')} ${pinCount === 1 ? 'stays' : 'stay'}`;
}
