import type { OwnMatch } from '../../domain/sources/own-match.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Notice } from '../kit/states/notice.tsx';

/** Says that the viewer has a pin like this already, and where. */
export function OwnMatchNote({ match }: { readonly match: OwnMatch }) {
  const { by, board, pinId } = match;
  return (
    <Notice kind="info">
      {by === 'picture' ? 'You saved this picture to ' : 'You saved this to '}
      <AppLink href={board?.url ?? formatRoute({ kind: 'pin', pinId })} target="_blank">
        <bdi>{board?.name ?? 'your profile'}</bdi>
      </AppLink>
      .
    </Notice>
  );
}
