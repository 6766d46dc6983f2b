import { observer } from 'mobx-react-lite';
import type { Board } from '../../../domain/boards/board.ts';
import { whyNoPins } from '../../../domain/boards/why-no-pins.ts';
import type { Phrase } from '../../../domain/messages/message.ts';
import { useApp } from '../../base/app-context.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { HiddenPins } from '../../section/hidden-pins.tsx';
import { text } from '../../text/language.ts';
import { boardMessages } from './messages.en.ts';

/** A board without pins of its own, or none that the viewer sees: why, and the next step. */
export const NoPins = observer(function NoPins({
  board,
  mayAdd,
  action,
}: {
  readonly board: Board;
  readonly mayAdd: boolean;
  readonly action: { readonly label: Phrase; readonly href: string } | null;
}) {
  const { sections, session } = useApp().stores;
  const inSections = (sections.listOf(board.entityId) ?? []).reduce((sum, { pinCount }) => sum + pinCount, 0);
  const mayHide = session.viewer !== null && !mayAdd;
  const next = action && (
    <LinkButton kind="primary" size={48} href={action.href}>
      {text(action.label)}
    </LinkButton>
  );
  switch (whyNoPins({ pinCount: board.pinCount, inSections }, mayHide)) {
    case 'in_sections':
      return (
        <EmptyState title={text(boardMessages.allInSections)} action={next}>
          {text(boardMessages.allInSectionsDetail)}
        </EmptyState>
      );
    case 'hidden':
      return <HiddenPins action={next} />;
    case 'none':
      return (
        <EmptyState title={text(mayAdd ? boardMessages.firstPin : boardMessages.noPins)} action={next}>
          {text(mayAdd ? boardMessages.firstPinDetail : boardMessages.noPinsDetail)}
        </EmptyState>
      );
  }
});
