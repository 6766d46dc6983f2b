import { useEffect } from 'react';
import type { PeopleSource } from '../../application/ports/people/follow-gateway.ts';
import type { Board } from '../../domain/boards/board.ts';
import { useApp } from '../base/app-context.ts';
import { Button } from '../kit/buttons/button.tsx';
import { Dialog } from '../kit/layers/dialog.tsx';
import { Notice } from '../kit/states/notice.tsx';
import { peopleListName } from './list-names.ts';
import { PeopleList } from './people-list.tsx';
import { useLoadMore } from '../base/use-load-more.ts';
import { text } from '../text/language.ts';
import { peopleMessages } from './internal/messages.en.ts';

/** The followers of a board. */
export function FollowersDialog({ board, onClose }: { readonly board: Board; readonly onClose: () => void }) {
  const { services, stores } = useApp();
  const source: PeopleSource = { kind: 'board-followers', boardId: board.entityId };
  const { load, loading, failure } = useLoadMore(async () => {
    const { listPeople } = await services.openFollows();
    const page = await listPeople.run(source, null);
    stores.users.showList(peopleListName(source), page ?? { people: [], bookmark: null }, false);
  });
  useEffect(load, []);
  return (
    <Dialog title={text(peopleMessages.followersOf, { name: board.name })} onClose={onClose}>
      {failure === null ? (
        <div aria-busy={loading}>
          <PeopleList source={source} empty={<p>{text(peopleMessages.noBoardFollowers)}</p>} />
        </div>
      ) : (
        <Notice
          kind="error"
          live
          action={
            <Button size={32} onClick={load}>
              {text(peopleMessages.retry)}
            </Button>
          }
        >
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
