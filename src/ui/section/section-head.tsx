import type { BoardShort, Section } from '../../domain/boards/board.ts';
import type { BoardTools } from '../../domain/organizing/board-tools.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import head from '../boards/board-head.module.css';
import { BoardLock } from '../boards/board-lock.tsx';
import { AppLink } from '../kit/app-link.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { countText } from '../text/count-text.ts';

/** A section's name, its board, and the viewer's actions. */
export function SectionHead({
  section,
  board,
  tools,
  onOrganize,
}: {
  readonly section: Section;
  readonly board: BoardShort;
  readonly tools: BoardTools;
  readonly onOrganize: () => void;
}) {
  return (
    <header className={head.head}>
      <h1 className={head.name}>
        <bdi>{section.title}</bdi>
      </h1>
      <AppLink className={head.owner} href={board.url}>
        <span>
          <span className={head.others}>Section of</span> <bdi>{board.name}</bdi>
        </span>
        <BoardLock privacy={board.privacy} />
      </AppLink>
      <p className={head.counts}>{countText(section.pinCount, 'pin', 'pins')}</p>
      <div className={head.actions}>
        {(tools.editSection || tools.deleteSection) && (
          <LinkButton kind="quiet" href={formatRoute({ kind: 'section-edit', sectionId: section.entityId })}>
            Edit section
          </LinkButton>
        )}
        {tools.organize && section.pinCount > 0 && (
          <Button kind="quiet" onClick={onOrganize}>
            Organize
          </Button>
        )}
      </div>
    </header>
  );
}
