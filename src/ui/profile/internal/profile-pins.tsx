import { observer } from 'mobx-react-lite';
import { whyNoPins } from '../../../domain/boards/why-no-pins.ts';
import type { User } from '../../../domain/users/user.ts';
import { useApp } from '../../base/app-context.ts';
import type { Feed } from '../../base/stores/feed.ts';
import { PinFeed } from '../../feeds/pin-feed.tsx';
import { Button } from '../../kit/buttons/button.tsx';
import { EmptyState } from '../../kit/states/empty-state.tsx';
import { SkeletonGrid } from '../../kit/states/skeleton-grid.tsx';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { Skeleton } from '../../kit/states/skeleton.tsx';
import { HiddenPins } from '../../section/hidden-pins.tsx';
import { FindPins } from '../../status/find-pins.tsx';
import { GroupedFeed } from './grouped-feed.tsx';
import { changeProfileView } from '../../list-view/profile-view.ts';
import { text } from '../../text/language.ts';
import { profileMessages } from './messages.en.ts';

/** The pins of a person: all visible ones, or the created ones. */
export const ProfilePins = observer(function ProfilePins({
  feed,
  user,
  isOwn,
}: {
  readonly feed: Feed;
  readonly user: User;
  readonly isOwn: boolean;
}) {
  const { stores } = useApp();
  const { source } = feed;
  const filter = source.kind === 'user-pins' ? source.filter : undefined;
  const shared = {
    feed,
    label: text(source.kind === 'created' ? profileMessages.pinsCreatedBy : profileMessages.pinsOf, {
      name: user.fullName,
    }),
    density: stores.profileView.view.profilePinDensity,
    empty: isOwn ? (
      <OwnEmptyState created={source.kind === 'created'} filtered={filter !== undefined} />
    ) : (
      <EmptyStateOfOthers user={user} created={source.kind === 'created'} />
    ),
  };
  const waiting = feed.ids.length === 0 && (feed.phase === 'loading' || feed.phase === 'fresh');
  return (
    <>
      {waiting && (
        <Skeleton label={text(profileMessages.loadingPins)}>
          <SkeletonGrid />
        </Skeleton>
      )}
      {filter === 'COLORS' || filter === 'INTERESTS' ? <GroupedFeed {...shared} /> : <PinFeed {...shared} />}
    </>
  );
});

/** Who has hidden or reported pins or people does not see those pins, which still count. */
const EmptyStateOfOthers = observer(function EmptyStateOfOthers({
  user,
  created,
}: {
  readonly user: User;
  readonly created: boolean;
}) {
  const { session } = useApp().stores;
  const counts = { pinCount: user.pinCount, inSections: 0 };
  if (!created && whyNoPins(counts, session.viewer !== null) === 'hidden')
    return <HiddenPins action={<FindPins />} />;
  return (
    <EmptyState title={text(profileMessages.noPins)} action={<FindPins />}>
      {text(created ? profileMessages.noneCreatedDetail : profileMessages.noPinsDetail, {
        name: user.fullName,
      })}
    </EmptyState>
  );
});

function OwnEmptyState({ created, filtered }: { readonly created: boolean; readonly filtered: boolean }) {
  const app = useApp();
  if (filtered)
    return (
      <EmptyState
        title={text(profileMessages.noPinsFound)}
        action={
          <Button kind="primary" size={48} onClick={() => changeProfileView(app, { pinFilter: 'NONE' })}>
            {text(profileMessages.showAllPins)}
          </Button>
        }
      >
        {text(profileMessages.noPinsFoundDetail)}
      </EmptyState>
    );
  if (!created)
    return (
      <EmptyState title={text(profileMessages.noneSaved)} action={<FindPins />}>
        {text(profileMessages.noneSavedDetail)}
      </EmptyState>
    );
  return (
    <EmptyState
      title={text(profileMessages.firstPin)}
      action={
        <LinkButton kind="primary" size={48} href="/pin/create/">
          {text(profileMessages.createPin)}
        </LinkButton>
      }
    >
      {text(profileMessages.firstPinDetail)}
    </EmptyState>
  );
}
