import { observer } from 'mobx-react-lite';
import { toBoardId } from '../../domain/ids/ids.ts';
import { phrase } from '../../domain/messages/message.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { useApp } from '../base/app-context.ts';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import type { PageOf } from '../base/navigation/page.ts';
import { PINS_OF_PAGE } from '../base/stores/page-data-store.ts';
import { FailedPage } from '../status/failed-page.tsx';
import { LoadingHeading } from '../status/loading-heading.tsx';
import { text } from '../text/language.ts';
import { duplicateMessages } from './internal/messages.en.ts';
import { duplicatesName } from './internal/duplicates-name.ts';

const DuplicatesView = lazyComponent(
  async () => (await import('./internal/duplicates-view.tsx')).DuplicatesView,
  FailedPage,
  () => <LoadingHeading heading={text(duplicateMessages.title)} />,
);

const DuplicatesPage = observer(function DuplicatesPage({
  route,
}: {
  readonly route: RouteOf<'duplicates'>;
}) {
  const data = useApp().stores.pageData.find(duplicatesName(route.boardId));
  return data === undefined ? null : <DuplicatesView key={route.boardId} data={data} />;
});

/** The viewer's own pins that show the same picture, on one board or on all. */
export const page: PageOf<'duplicates'> = {
  View: DuplicatesPage,
  async load({ boardId }, { services, stores }) {
    const { boards, duplicates } = await services.openBoardTools();
    const id = boardId === undefined ? null : toBoardId(boardId);
    const [board, outcome] = await Promise.all([
      id === null ? null : boards.find(id),
      duplicates.list(id, null),
    ]);
    if (board === undefined || outcome.kind !== 'page') return { kind: 'not-found' };
    stores.pins.put(outcome.pins);
    stores.pageData.set(
      PINS_OF_PAGE,
      outcome.pins.map(({ entityId }) => entityId),
    );
    const place = board === null ? null : { id: board.entityId, name: board.name, url: board.url };
    stores.pageData.set(duplicatesName(boardId), { place, page: outcome.page });
    return {
      kind: 'ready',
      head: {
        title:
          place === null ? duplicateMessages.title : phrase(duplicateMessages.onBoard, { board: place.name }),
        noindex: true,
      },
    };
  },
};
