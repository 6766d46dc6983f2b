import type { BoardId } from '../../../../src/domain/ids/ids.ts';
import { isSignature } from '../../../../src/domain/images/media-path.ts';
import { boardPath } from '../../../application/boards/board-path.ts';
import type { OwnPinMatch } from '../../../application/pins/find-own-matches.ts';
import { invalidParameter, invalidParameters } from '../core/call-failure.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { id, textUpTo } from '../core/params/kinds.ts';
import { optional } from '../core/params/presence.ts';
import type { CallDeps } from './call-deps.ts';

/** Whether somebody has a page or a picture already. */
export function sourceCheckCalls({ findOwnMatches }: CallDeps): readonly Call[] {
  return [
    defineResourceCall({
      name: 'PinDuplicatesResource',
      action: 'get',
      endpointName: 'pin_duplicates_get',
      who: 'S',
      params: {
        link: optional(textUpTo(2048)),
        image_signature: optional(textUpTo(32)),
        board_id: optional(id<BoardId>()),
      },
      async run({ viewerId }, { link = null, image_signature = null, board_id = null }) {
        if (link === null && image_signature === null)
          throw invalidParameters(['link', 'image_signature'].map((name) => ({ name, problem: 'missing' })));
        if (image_signature !== null && !isSignature(image_signature))
          throw invalidParameter('image_signature', 'bad_format');
        const matches = await findOwnMatches.run(viewerId, {
          link,
          pictureSignature: image_signature,
          boardId: board_id,
        });
        return { data: { matches: matches.map(matchToWire) } };
      },
    }),
  ];
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
