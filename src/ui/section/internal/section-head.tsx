import type { BoardShort, Section } from '../../../domain/boards/board.ts';
import type { BoardTools } from '../../../domain/organizing/board-tools.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import head from '../../boards/board-head.module.css';
import { BoardLock } from '../../boards/board-lock.tsx';
import { AppLink } from '../../kit/app-link.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { text, textParts } from '../../text/language.ts';
import { sectionMessages } from './messages.en.ts';

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
        <span className={head.others}>
          {textParts(sectionMessages.sectionOf, {
            board: (
              <bdi key="board" className={head.own}>
                {board.name}
              </bdi>
            ),
          })}
        </span>
        <BoardLock privacy={board.privacy} />
      </AppLink>
      <p className={head.counts}>{text(sectionMessages.pinCount, { count: section.pinCount })}</p>
      <div className={head.actions}>
        {(tools.editSection || tools.deleteSection) && (
          <LinkButton kind="quiet" href={formatRoute({ kind: 'section-edit', sectionId: section.entityId })}>
            {text(sectionMessages.edit)}
          </LinkButton>
        )}
        {tools.organize && section.pinCount > 0 && (
          <Button kind="quiet" onClick={onOrganize}>
            {text(sectionMessages.organize)}
          </Button>
        )}
      </div>
    </header>
  );
}
