import type { UserId } from '../../../../../src/domain/ids/ids.ts';
import { isSignature } from '../../../../../src/domain/images/media-path.ts';
import { SOURCE_CHECK_CALLS } from '../../../../../wire/calls/pins/source-check.ts';
import type { WireOwnMatch } from '../../../../../wire/source.ts';
import { boardPath } from '../../../../application/boards/board-path.ts';
import type { OwnMatchesQuery, OwnPinMatch } from '../../../../application/pins/find-own-matches.ts';
import type {
  NamedPicture,
  NameRemotePictureOutcome,
} from '../../../../application/sources/name-remote-picture.ts';
import { CallFailure, invalidParameter, invalidParameters } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { pictureParameter, pictureNotFetched } from './picture-parameter.ts';

type Given = { readonly image_signature: string | undefined; readonly image_url: string | undefined };

const PICTURE_NAMES = ['image_signature', 'image_url'] as const;

/** Calls that check whether the user has already saved a page or a picture. */
export function sourceCheckCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SOURCE_CHECK_CALLS, { findDuplicates: findDuplicates(deps) });
}

function findDuplicates({
  findOwnMatches,
  nameRemotePicture,
}: CallDeps): Answer<typeof SOURCE_CHECK_CALLS.findDuplicates> {
  const pictureOf = async (
    { image_signature, image_url }: Given,
    viewerId: UserId,
    baseUrl: string,
  ): Promise<OwnMatchesQuery['picture']> => {
    if (image_signature !== undefined && !isSignature(image_signature))
      throw invalidParameter('image_signature', 'bad_format');
    if (image_url === undefined)
      return image_signature === undefined ? null : { signature: image_signature, looks: null };
    const picture = pictureParameter(image_url, baseUrl);
    if (picture.kind === 'stored') return { signature: picture.signature, looks: null };
    return pictureIn(await nameRemotePicture.run(viewerId, picture.url));
  };
  return async ({ viewerId, baseUrl }, { link = null, board_id = null, ...given }) => {
    const [name, other] = PICTURE_NAMES.filter((candidate) => given[candidate] !== undefined);
    if (link === null && name === undefined)
      throw invalidParameters(
        ['link', ...PICTURE_NAMES].map((missing) => ({ name: missing, problem: 'missing' })),
      );
    if (other !== undefined) throw invalidParameter(other, 'not_allowed');
    const picture = await pictureOf(given, viewerId, baseUrl);
    const matches = await findOwnMatches.run(viewerId, { link, picture, boardId: board_id });
    return { data: { matches: matches.map(matchToWire) } };
  };
}

function pictureIn(outcome: NameRemotePictureOutcome): NamedPicture {
  switch (outcome.kind) {
    case 'named':
      return outcome.picture;
    case 'not_fetched':
      throw pictureNotFetched();
    case 'refused':
      throw new CallFailure(outcome.reason, { message: outcome.message, detail: 'image_url' });
  }
}

/** A pin without a board is on the profile. */
function matchToWire({ pin, by }: OwnPinMatch): WireOwnMatch {
  const { board } = pin;
  const isProfile = board.board.layout === 'quick_saves';
  return {
    pin_id: pin.pin.id,
    matched_by: by,
    board: isProfile ? null : { id: board.board.id, name: board.board.name, url: boardPath(board) },
  };
}
