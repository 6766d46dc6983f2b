import { observer } from 'mobx-react-lite';
import type { BoardShort, Section } from '../../domain/boards/board.ts';
import { phrase } from '../../domain/messages/message.ts';
import { boardTools } from '../../domain/organizing/board-tools.ts';
import { publicImage } from '../../domain/pins/pin-image.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { whyNoPins } from '../../domain/boards/why-no-pins.ts';
import { useApp } from '../base/app-context.ts';
import type { LoadContext, PageHead, PageOf } from '../base/navigation/page.ts';
import { useLazyDialog } from '../base/lazy/use-lazy-dialog.ts';
import { MovedPage } from '../boards/moved-page.tsx';
import edges from '../grid/grid-edges.module.css';
import { feedFailure } from '../feeds/feed-failure.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { classNames } from '../kit/class-names.ts';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { DensityButton } from '../list-view/density-button.tsx';
import { readProfileView } from '../list-view/profile-view.ts';
import { readSections } from './read-sections.ts';
import { sectionAddress } from '../boards/section-address.ts';
import { HiddenPins } from './hidden-pins.tsx';
import { SectionHead } from './internal/section-head.tsx';
import classes from './internal/section-page.module.css';
import { text } from '../text/language.ts';
import { sectionMessages } from './internal/messages.en.ts';

type SectionRoute = RouteOf<'section'>;

const SectionView = observer(function SectionView({ route }: { readonly route: SectionRoute }) {
  const { stores } = useApp();
  const section = stores.sections.findByAddress(route.username, route.boardId, route.sectionId);
  if (section?.board == null) return <MovedPage route={route} />;
  return <KnownSection section={section} board={section.board} />;
});

const KnownSection = observer(function KnownSection({
  section,
  board,
}: {
  readonly section: Section;
  readonly board: BoardShort;
}) {
  const { stores } = useApp();
  const feed = stores.feeds.open({ kind: 'section', sectionId: section.entityId });
  const tools = boardTools(board, stores.session.viewer?.entityId ?? null);
  const organizing = useLazyDialog();
  const organize = () =>
    organizing.open(async (close) => {
      const { OrganizePins } = await import('../organize/organize-pins.tsx');
      return <OrganizePins board={board} section={section} feed={feed} inOwnOrder={false} onDone={close} />;
    });
  if (organizing.part !== null) return organizing.part;
  const { pinCount } = section;
  const isHidden = whyNoPins({ pinCount, inSections: 0 }, stores.session.viewer !== null) === 'hidden';
  const viewBoard = (
    <LinkButton kind="primary" size={48} href={board.url}>
      {text(sectionMessages.viewBoard)}
    </LinkButton>
  );
  return (
    <>
      <SectionHead section={section} board={board} tools={tools} onOrganize={organize} />
      {!feed.isEmpty && (
        <div className={classNames(edges.edges, classes.bar)}>
          <DensityButton of="boardPinDensity" />
        </div>
      )}
      <PinFeed
        feed={feed}
        label={text(sectionMessages.pins, { section: section.title })}
        density={stores.profileView.view.boardPinDensity}
        empty={
          tools.organize ? (
            <EmptyState
              title={text(sectionMessages.fill)}
              action={
                <LinkButton kind="primary" size={48} href={board.url}>
                  {text(sectionMessages.goToBoard)}
                </LinkButton>
              }
            >
              {text(sectionMessages.fillDetail)}
            </EmptyState>
          ) : isHidden ? (
            <HiddenPins action={viewBoard} />
          ) : (
            <EmptyState title={text(sectionMessages.empty)} action={viewBoard}>
              {text(sectionMessages.emptyDetail)}
            </EmptyState>
          )
        }
      />
    </>
  );
});

/** A section of a board with its pins. */
export const page: PageOf<'section'> = {
  View: SectionView,
  async load(route, context) {
    const { services, stores } = context;
    const { sections } = await services.openBoardTools();
    const [section] = await Promise.all([
      sections.find({
        username: route.username,
        boardSlug: route.boardId,
        sectionSlug: route.sectionId,
      }),
      readProfileView(context),
    ]);
    if (section?.board == null) return { kind: 'not-found' };
    const address = sectionAddress(section, section.board);
    if (address !== formatRoute(route)) return { kind: 'moved', to: address, permanent: true };
    stores.sections.put([section]);
    const feed = stores.feeds.open({ kind: 'section', sectionId: section.entityId });
    await Promise.all([feed.start(), readBoard(route, context)]);
    return feedFailure(feed) ?? { kind: 'ready', head: headOf(section, section.board) };
  },
};

/** The board and all its sections are part of the page state. */
async function readBoard(route: SectionRoute, context: LoadContext): Promise<void> {
  const board = await context.services.boards.find(route.username, route.boardId);
  if (board === undefined) return;
  context.stores.boards.put([board]);
  await readSections(board, context);
}

function headOf(section: Section, board: BoardShort): PageHead {
  const names = { section: section.title, board: board.name };
  const [first] = section.previewPins;
  return {
    title: phrase(sectionMessages.pageTitle, names),
    description: phrase(sectionMessages.pageDescription, { ...names, count: section.pinCount }),
    canonicalPath: sectionAddress(section, board),
    noindex: board.privacy !== 'public' || section.seoNoindexReason !== null,
    openGraph: { type: 'website', image: first && publicImage(first.images) },
    jsonLd: { '@type': 'CollectionPage', name: section.title },
  };
}
