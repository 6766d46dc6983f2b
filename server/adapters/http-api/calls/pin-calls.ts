import type { BoardId } from '../../../../src/domain/ids/ids.ts';
import { pinMethod } from '../../../../src/domain/pins/pin-method.ts';
import { withoutReason } from '../../../application/feeds/feed-item.ts';
import type { PinMethod } from '../../../application/ports/records.ts';
import type { CallContext } from '../core/call-context.ts';
import { CallFailure, invalidParameter } from '../core/call-failure.ts';
import { defineDirectCall, defineResourceCall, type Call } from '../core/define-call.ts';
import { bool, id, link, oneOf, text, textUpTo } from '../../../../wire/params/kinds.ts';
import { alsoNamed, labelled, optional, required, withDefault } from '../../../../wire/params/presence.ts';
import { pinToWire } from '../serialize/pin-to-wire.ts';
import { sceneOf } from '../serialize/scene.ts';
import { ACTING_PROFILE, SECTION_PARAM } from '../../../../wire/calls/common-params.ts';
import { refuseOtherProfile } from './acting-profile.ts';
import type { CallDeps } from './call-deps.ts';
import { PIN_CONTENT_PARAMS, wantedContent } from './content-params.ts';
import { createdPin } from './created-pin.ts';
import { PIN_SOURCE_PARAMS, pinSource } from './pin-source.ts';
import { productOf, typedProduct } from '../../../../wire/calls/product-param.ts';

/** Single pins: reading and making them. */
export function pinCalls(deps: CallDeps): readonly Call[] {
  return [readPin(deps), readPinDirectly(deps), createPin(deps)];
}

/** A pin is also named by what else leads to it, such as the address of a variant. */
const NAME = { id: alsoNamed(required(textUpTo(2048, 1)), 'pin_id') };

function readPin(deps: CallDeps): Call {
  return defineResourceCall({
    name: 'PinResource',
    action: 'get',
    endpointName: 'pin_get',
    who: 'A',
    params: NAME,
    run: (context, options) => answerPin(deps, context, options.id),
  });
}

function readPinDirectly(deps: CallDeps): Call {
  return defineDirectCall({
    verbs: ['GET'],
    path: '/v3/pins/{id}/',
    endpointName: 'v3_pins_get',
    who: 'A',
    params: NAME,
    run: (context, options) => answerPin(deps, context, options.id),
  });
}

async function answerPin({ readPin, writing }: CallDeps, context: CallContext, name: string) {
  const outcome = await readPin.run(name, context.viewerId);
  if (outcome.kind === 'not_found') throw new CallFailure('pin_not_found');
  const place = { surface: 'closeup', position: 0 };
  return { data: pinToWire(withoutReason(outcome.pin), sceneOf(context, writing), place) };
}

const METHODS: readonly PinMethod[] = ['button', 'button_external', 'uploaded', 'scraped', 'bookmarklet'];

function createPin({ createPin, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'PinResource',
    action: 'create',
    endpointName: 'pin_create',
    who: 'S',
    bucket: 'pin_saves',
    body: 'images',
    params: {
      ...PIN_SOURCE_PARAMS,
      ...PIN_CONTENT_PARAMS,
      product: optional(typedProduct),
      board_id: optional(id<BoardId>()),
      ...SECTION_PARAM,
      title: labelled('Title', withDefault(text('pinTitle'), '')),
      description: labelled('Description', withDefault(text('pinDescription'), '')),
      link: optional(link()),
      alt_text: withDefault(text('altText'), ''),
      note: withDefault(text('note'), ''),
      method: withDefault(oneOf(METHODS), 'uploaded'),
      guid: optional(textUpTo(64)),
      is_comments_allowed: withDefault(bool(), true),
      sponsor_username: optional(textUpTo(100)),
      scheduled_publish_at: optional(textUpTo(100)),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      refuseUnsupported(options);
      const { product } = options;
      const content = wantedContent(options, context.baseUrl);
      const outcome = await createPin.run({
        actorId: context.viewerId,
        boardId: options.board_id ?? null,
        sectionId: options.section_id ?? null,
        source: pinSource(options, context.baseUrl, content),
        content,
        product: product === undefined ? null : productOf(product),
        title: options.title,
        description: options.description,
        link: options.link ?? null,
        altText: options.alt_text || null,
        note: options.note || null,
        method: pinMethod(options.method, options.guid),
        isCommentsAllowed: options.is_comments_allowed,
        sponsor: options.sponsor_username ?? null,
      });
      const pin = createdPin(outcome, content);
      const place = { surface: 'created', position: 0 };
      return { data: pinToWire(withoutReason(pin), sceneOf(context, writing), place), made: pin.pin.id };
    },
  });
}

/** Better refused than silently left out: a planned pin would come out as another one. */
function refuseUnsupported(options: { readonly scheduled_publish_at: string | undefined }): void {
  if (options.scheduled_publish_at) throw invalidParameter('scheduled_publish_at', 'not_allowed');
}
