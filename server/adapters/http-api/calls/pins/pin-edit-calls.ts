import { PIN_EDIT_CALLS } from '../../../../../wire/calls/pins/pin-edit.ts';
import type { PIN_CHANGES } from '../../../../../wire/calls/pins/pin-texts.ts';
import { productOf } from '../../../../../wire/calls/pins/product-param.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import { withoutReason } from '../../../../application/feeds/feed-item.ts';
import type { PinChange } from '../../../../application/ports/pins/pin-repository.ts';
import { invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { pinToWire } from '../../serialize/pin-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { unlessRefused } from '../refusals.ts';
import { changedTexts } from './given-texts.ts';

/** Calls to change and delete single pins. */
export function pinEditCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(PIN_EDIT_CALLS, { updatePin: updatePin(deps), deletePin: deletePin(deps) });
}

function updatePin({ updatePin, writing }: CallDeps): Answer<typeof PIN_EDIT_CALLS.updatePin> {
  return async (context, options) => {
    if (options.scheduled_publish_at) throw invalidParameter('scheduled_publish_at', 'not_allowed');
    const { pin } = unlessRefused(
      await updatePin.run({
        actorId: context.viewerId,
        pinId: options.id,
        change: changeOf(options),
        product: options.product && productOf(options.product),
        boardId: options.board_id,
        sectionId: options.section_id,
      }),
    );
    const place = { surface: 'edited', position: 0 };
    return { data: pinToWire(withoutReason(pin), serializationContext(context, writing), place) };
  };
}

function changeOf(options: OptionsOf<typeof PIN_CHANGES>): PinChange {
  return omitUndefined<PinChange>({
    ...changedTexts(options),
    isCommentsAllowed: options.is_comments_allowed,
  });
}

function deletePin({ deletePin }: CallDeps): Answer<typeof PIN_EDIT_CALLS.deletePin> {
  return async (context, options) => {
    unlessRefused(await deletePin.run(options.id, context.viewerId));
    return { data: { id: options.id } };
  };
}
