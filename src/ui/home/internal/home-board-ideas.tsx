import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Board } from '../../../domain/boards/board.ts';
import { useApp } from '../../base/app-context.ts';
import { PinFeed } from '../../feeds/pin-feed.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { text } from '../../text/language.ts';
import { homeMessages } from './messages.en.ts';

/** Pins that go with one of the viewer's boards; a tap on Save saves to it. */
export const HomeBoardIdeas = observer(function HomeBoardIdeas({ board }: { readonly board: Board }) {
  const { feeds, saving } = useApp().stores;
  useEffect(() => {
    saving.setPageBoard(board);
    return () => saving.setPageBoard(null);
  }, [saving, board]);
  return (
    <PinFeed
      feed={feeds.open({ kind: 'board-ideas', boardId: board.entityId })}
      label={text(homeMessages.boardIdeas, { board: board.name })}
      surface="HomefeedMoreIdeasTabs"
      empty={
        <EmptyState
          title={text(homeMessages.noBoardIdeas)}
          action={
            <LinkButton kind="primary" size={48} href={board.url}>
              {text(homeMessages.openBoard, { board: board.name })}
            </LinkButton>
          }
        >
          {text(homeMessages.noBoardIdeasDetail)}
        </EmptyState>
      }
    />
  );
});
