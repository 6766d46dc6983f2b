import type { BoardId, UserId } from '../../../../src/domain/ids/ids.ts';
import { isSignature } from '../../../../src/domain/images/media-path.ts';
import { boardPath } from '../../../application/boards/board-path.ts';
import type { OwnPinMatch } from '../../../application/pins/find-own-matches.ts';
import type { NameRemotePictureOutcome } from '../../../application/sources/name-remote-picture.ts';
import { CallFailure, invalidParameter, invalidParameters } from '../core/call-failure.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { id, textUpTo } from '../../../../wire/params/kinds.ts';
import { optional } from '../../../../wire/params/presence.ts';
import type { CallDeps } from './call-deps.ts';
import { namedPicture, pictureNotFetched } from './named-picture.ts';

type Given = { readonly image_signature: string | undefined; readonly image_url: string | undefined };

const PICTURE_NAMES = ['image_signature', 'image_url'] as const;

/** Whether somebody has a page or a picture already. */
export function sourceCheckCalls(deps: CallDeps): readonly Call[] {
  return [findDuplicates(deps)];
}

/**
 * `link`, and a picture under one of two names: `image_signature` of an upload, or `image_url` as in the making of a
 * pin. A picture of others is fetched and looked at as then, with the same refusals, but not kept.
 */
function findDuplicates({ findOwnMatches, nameRemotePicture }: CallDeps): Call {
  const signatureOf = async ({ image_signature, image_url }: Given, viewerId: UserId, baseUrl: string) => {
    if (image_signature !== undefined && !isSignature(image_signature))
      throw invalidParameter('image_signature', 'bad_format');
    if (image_url === undefined) return image_signature ?? null;
    const picture = namedPicture(image_url, baseUrl);
    if (picture.kind === 'stored') return picture.signature;
    return signatureIn(await nameRemotePicture.run(viewerId, picture.url));
  };
  return defineResourceCall({
    name: 'PinDuplicatesResource',
    action: 'get',
    endpointName: 'pin_duplicates_get',
    who: 'S',
    asksOthers: true,
    bucket: (options) => (options['image_url'] ? 'picture_checks' : 'reads'),
    params: {
      link: optional(textUpTo(2048)),
      image_signature: optional(textUpTo(32)),
      image_url: optional(textUpTo(2048)),
      board_id: optional(id<BoardId>()),
    },
    async run({ viewerId, baseUrl }, { link = null, board_id = null, ...picture }) {
      const [name, other] = PICTURE_NAMES.filter((given) => picture[given] !== undefined);
      if (link === null && name === undefined)
        throw invalidParameters(
          ['link', ...PICTURE_NAMES].map((missing) => ({ name: missing, problem: 'missing' })),
        );
      if (other !== undefined) throw invalidParameter(other, 'not_allowed');
      const pictureSignature = await signatureOf(picture, viewerId, baseUrl);
      const matches = await findOwnMatches.run(viewerId, { link, pictureSignature, boardId: board_id });
      return { data: { matches: matches.map(matchToWire) } };
    },
  });
}

function signatureIn(outcome: NameRemotePictureOutcome): string {
  switch (outcome.kind) {
    case 'named':
      return outcome.signature;
    case 'not_fetched':
      throw pictureNotFetched();
    case 'refused':
      throw new CallFailure(outcome.reason, { message: outcome.detail, detail: 'image_url' });
  }
}

/** Without a board: on the profile. */
function matchToWire({ pin, by }: OwnPinMatch) {
  const { board } = pin;
  const isProfile = board.board.layout === 'quick_saves';
  return {
    pin_id: pin.pin.id,
    matched_by: by,
    board: isProfile ? null : { id: board.board.id, name: board.board.name, url: boardPath(board) },
  };
}
