import { observer } from 'mobx-react-lite';
import type { BoardShort, Section } from '../../../domain/boards/board.ts';
import type { BoardTools } from '../../../domain/organizing/board-tools.ts';
import { useLazyDialog } from '../../base/lazy/use-lazy-dialog.ts';
import edges from '../../grid/grid-edges.module.css';
import { Button } from '../../kit/buttons/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import { IconButton } from '../../kit/buttons/icon-button.tsx';
import { ArrowBackIcon } from '../../kit/icons/arrow-back-icon.tsx';
import { ArrowForwardIcon } from '../../kit/icons/arrow-forward-icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { DeletePinsDialog } from './delete-pins-dialog.tsx';
import classes from './organize-bar.module.css';
import type { OrganizeViewModel } from './organize-view-model.ts';
import { workText } from './organize-texts.ts';
import { text } from '../../text/language.ts';
import { organizeMessages } from './messages.en.ts';

/** The actions on the selected pins; stays in view while the page scrolls. */
export const OrganizeBar = observer(function OrganizeBar({
  model,
  board,
  section,
  tools,
  mayReorder,
  onDone,
}: {
  readonly model: OrganizeViewModel;
  readonly board: BoardShort;
  readonly section: Section | null;
  readonly tools: BoardTools;
  readonly mayReorder: boolean;
  readonly onDone: () => void;
}) {
  const { part, open } = useLazyDialog();
  const { count, work, only } = model;
  const all = count > 0 && count === model.total;
  const chooseTarget = (task: 'move' | 'copy') =>
    open(async (close) => {
      const { TargetDialog } = await import('./target-dialog.tsx');
      return <TargetDialog task={task} model={model} board={board} section={section} onClose={close} />;
    });
  const remove = () =>
    open((close) => Promise.resolve(<DeletePinsDialog model={model} board={board} onClose={close} />));
  const shift = (by: number) => {
    if (only !== null) void model.reorder(only, model.feed.ids.indexOf(only) + by);
  };

  return (
    <div className={classes.bar} data-pin-action-bar role="group" aria-label={text(organizeMessages.tools)}>
      <div className={classNames(edges.edges, classes.row)}>
        <p className={classes.count} role="status">
          {work === null
            ? text(organizeMessages.selected, { count })
            : workText(work.kind, work.done, work.total)}
        </p>
        {work === null ? (
          <div className={classes.tools}>
            <Button onClick={all ? model.clear : model.selectAll}>
              {text(all ? organizeMessages.deselectAll : organizeMessages.selectAll)}
            </Button>
            {mayReorder && only !== null && (
              <>
                <IconButton
                  kind="quiet"
                  size={40}
                  label={text(organizeMessages.moveEarlier)}
                  icon={<ArrowBackIcon size={20} />}
                  onClick={() => shift(-1)}
                />
                <IconButton
                  kind="quiet"
                  size={40}
                  label={text(organizeMessages.moveLater)}
                  icon={<ArrowForwardIcon size={20} />}
                  onClick={() => shift(1)}
                />
              </>
            )}
            {count > 0 && (
              <>
                {tools.movePins && (
                  <Button onClick={() => chooseTarget('move')}>{text(organizeMessages.move)}</Button>
                )}
                <Button onClick={() => chooseTarget('copy')}>{text(organizeMessages.copy)}</Button>
                {tools.deletePins && <Button onClick={remove}>{text(organizeMessages.delete)}</Button>}
              </>
            )}
          </div>
        ) : (
          <div className={classes.tools}>
            <progress
              className={classes.progress}
              aria-label={text(organizeMessages.progress)}
              max={work.total ?? undefined}
              value={work.total === null || work.done === 0 ? undefined : work.done}
            />
            <Button onClick={model.cancel}>{text(organizeMessages.stop)}</Button>
          </div>
        )}
        <Button kind="primary" onClick={onDone}>
          {text(organizeMessages.done)}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{model.told}</span>
      </VisuallyHidden>
      {part}
    </div>
  );
});
