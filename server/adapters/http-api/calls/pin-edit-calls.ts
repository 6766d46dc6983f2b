import type { BoardId, PinId } from '../../../../src/domain/ids/ids.ts';
import { checkLink } from '../../../../src/domain/limits/link-field.ts';
import { withoutReason } from '../../../application/feeds/feed-item.ts';
import type { PinChange } from '../../../application/ports/pin-repository.ts';
import { invalidParameter } from '../core/call-failure.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { bool, id, text, textUpTo } from '../../../../wire/params/kinds.ts';
import type { OptionsOf } from '../../../../wire/params/param.ts';
import {
  changeable,
  changeableRequired,
  labelled,
  optional,
  required,
} from '../../../../wire/params/presence.ts';
import { pinToWire } from '../serialize/pin-to-wire.ts';
import { sceneOf } from '../serialize/scene.ts';
import { ACTING_PROFILE, refuseOtherProfile } from './acting-profile.ts';
import type { CallDeps } from './call-deps.ts';
import { onlyGiven } from './only-given.ts';
import { productOf, typedProduct } from './product-param.ts';
import { unlessRefused } from './refusals.ts';
import { CHANGED_SECTION_PARAM } from './section-param.ts';

/** Changing and deleting single pins. */
export function pinEditCalls(deps: CallDeps): readonly Call[] {
  return [updatePin(deps), deletePin(deps)];
}

const CHANGES = {
  title: labelled('Title', changeable(text('pinTitle'))),
  description: labelled('Description', changeable(text('pinDescription'))),
  link: changeable(checkLink),
  alt_text: changeable(text('altText')),
  note: changeable(text('note')),
  is_comments_allowed: changeableRequired(bool()),
};

function updatePin({ updatePin, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'PinResource',
    action: 'update',
    endpointName: 'pin_update',
    who: 'S',
    params: {
      id: required(id<PinId>()),
      ...CHANGES,
      product: changeable(typedProduct),
      board_id: changeableRequired(id<BoardId>()),
      ...CHANGED_SECTION_PARAM,
      scheduled_publish_at: changeable(textUpTo(100)),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
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
      return { data: pinToWire(withoutReason(pin), sceneOf(context, writing), place) };
    },
  });
}

function changeOf(options: OptionsOf<typeof CHANGES>): PinChange {
  return onlyGiven<PinChange>({
    title: options.title === null ? '' : options.title,
    description: options.description === null ? '' : options.description,
    link: options.link,
    altText: options.alt_text === undefined ? undefined : options.alt_text || null,
    note: options.note === undefined ? undefined : options.note || null,
    isCommentsAllowed: options.is_comments_allowed,
  });
}

function deletePin({ deletePin }: CallDeps): Call {
  return defineResourceCall({
    name: 'PinResource',
    action: 'delete',
    endpointName: 'pin_delete',
    who: 'S',
    params: { id: required(id<PinId>()), board_id: optional(id<BoardId>()), ...ACTING_PROFILE },
    async run(context, options) {
      refuseOtherProfile(options, context);
      unlessRefused(await deletePin.run(options.id, context.viewerId));
      return { data: { id: options.id } };
    },
  });
}
