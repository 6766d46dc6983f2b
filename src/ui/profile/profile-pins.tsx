import { observer } from 'mobx-react-lite';
import type { User } from '../../domain/users/user.ts';
import { useApp } from '../base/app-context.ts';
import type { Feed } from '../base/stores/feed.ts';
import { PinFeed } from '../feeds/pin-feed.tsx';
import { Button } from '../kit/buttons/button.tsx';
import { EmptyState } from '../kit/states/empty-state.tsx';
import { SkeletonGrid } from '../kit/states/skeleton-grid.tsx';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import { FindPins } from '../status/find-pins.tsx';
import { GroupedFeed } from './grouped-feed.tsx';
import { changeProfileView } from '../list-view/profile-view.ts';

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
    label: source.kind === 'created' ? `Pins created by ${user.fullName}` : `Pins of ${user.fullName}`,
    density: stores.profileView.view.profilePinDensity,
    empty: isOwn ? (
      <OwnEmptyState created={source.kind === 'created'} filtered={filter !== undefined} />
    ) : (
      <EmptyState title="Nothing to see yet" action={<FindPins />}>
        {user.fullName} has no pins that are shared with you.
      </EmptyState>
    ),
  };
  const waiting = feed.ids.length === 0 && (feed.phase === 'loading' || feed.phase === 'fresh');
  return (
    <>
      {waiting && (
        <Skeleton label="Loading pins">
          <SkeletonGrid />
        </Skeleton>
      )}
      {filter === 'COLORS' || filter === 'INTERESTS' ? <GroupedFeed {...shared} /> : <PinFeed {...shared} />}
    </>
  );
});

function OwnEmptyState({ created, filtered }: { readonly created: boolean; readonly filtered: boolean }) {
  const app = useApp();
  if (filtered)
    return (
      <EmptyState
        title="No pins of this kind"
        action={
          <Button kind="primary" size={48} onClick={() => changeProfileView(app, { pinFilter: 'NONE' })}>
            Show all pins
          </Button>
        }
      >
        Nothing that you keep passes this filter.
      </EmptyState>
    );
  if (!created)
    return (
      <EmptyState title="Nothing saved yet" action={<FindPins />}>
        Open a picture that you like and save it to a board. It shows up here.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Make your first pin"
      action={
        <LinkButton kind="primary" size={48} href="/pin/create/">
          Create a pin
        </LinkButton>
      }
    >
      Choose a picture, or several at once. The pins that you make of them show up here.
    </EmptyState>
  );
}
