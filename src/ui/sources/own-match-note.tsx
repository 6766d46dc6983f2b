import type { MatchedBy, OwnMatch } from '../../domain/sources/own-match.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { AppLink } from '../kit/app-link.tsx';
import { Notice } from '../kit/states/notice.tsx';
import { text, textParts } from '../text/language.ts';
import { sourceMessages } from './internal/messages.en.ts';

const TEXTS = {
  picture: sourceMessages.savedImage,
  link: sourceMessages.savedPage,
  looks: sourceMessages.savedAlike,
} as const satisfies Record<MatchedBy, unknown>;

/** Says that the viewer has a pin like this already, and where. */
export function OwnMatchNote({ match }: { readonly match: OwnMatch }) {
  const { by, board, pinId } = match;
  return (
    <Notice kind="info">
      {textParts(TEXTS[by], {
        place: (
          <AppLink key="place" href={board?.url ?? formatRoute({ kind: 'pin', pinId })} target="_blank">
            <bdi>{board?.name ?? text(sourceMessages.yourProfile)}</bdi>
          </AppLink>
        ),
      })}
    </Notice>
  );
}
