import { pinMethod } from '../../../../../src/domain/pins/pin-method.ts';
import { PIN_CALLS } from '../../../../../wire/calls/pins/pin.ts';
import { productOf } from '../../../../../wire/calls/pins/product-param.ts';
import { withoutReason } from '../../../../application/feeds/feed-item.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { pinToWire } from '../../serialize/pin-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { createdPin } from './created-pin.ts';
import { newTexts } from './given-texts.ts';
import { pinSource } from './pin-source.ts';
import { contentParameter } from './content-parameter.ts';

/** Calls to read and create single pins. */
export function pinCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(PIN_CALLS, {
    readPin: readPin(deps),
    readPinAtItsAddress: readPin(deps),
    createPin: createPin(deps),
  });
}

function readPin({ readPin, writing }: CallDeps): Answer<typeof PIN_CALLS.readPin> {
  return async (context, options) => {
    const outcome = await readPin.run(options.id, context.viewerId);
    if (outcome.kind === 'not_found') throw new CallFailure('pin_not_found');
    const place = { surface: 'closeup', position: 0 };
    return { data: pinToWire(withoutReason(outcome.pin), serializationContext(context, writing), place) };
  };
}

function createPin({ createPin, writing }: CallDeps): Answer<typeof PIN_CALLS.createPin> {
  return async (context, options) => {
    checkSettingsSupported(options);
    const { product } = options;
    const content = contentParameter(options, context.baseUrl);
    const outcome = await createPin.run({
      actorId: context.viewerId,
      creation: context.creation,
      boardId: options.board_id ?? null,
      sectionId: options.section_id ?? null,
      source: pinSource(options, context.baseUrl, content),
      content,
      product: product === undefined ? null : productOf(product),
      ...newTexts(options),
      method: pinMethod(options.method, options.guid),
      isCommentsAllowed: options.is_comments_allowed,
      sponsor: options.sponsor_username ?? null,
    });
    const pin = createdPin(outcome, content);
    const place = { surface: 'created', position: 0 };
    return {
      data: pinToWire(withoutReason(pin), serializationContext(context, writing), place),
      made: pin.pin.id,
    };
  };
}

/** Unsupported options are refused: ignoring them would create another pin than the client intended. */
function checkSettingsSupported(options: { readonly scheduled_publish_at: string | undefined }): void {
  if (options.scheduled_publish_at) throw invalidParameter('scheduled_publish_at', 'not_allowed');
}
