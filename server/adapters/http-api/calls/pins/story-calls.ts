import { STORY_CALLS } from '../../../../../wire/calls/pins/story.ts';
import { withoutReason } from '../../../../application/feeds/feed-item.ts';
import type { ContentInput } from '../../../../application/pins/pin-input.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { pinToWire } from '../../serialize/pin-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { createdPin } from './created-pin.ts';
import { newTexts } from './given-texts.ts';

/** Calls for pins that consist of pages. */
export function storyCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(STORY_CALLS, { createStory: createStory(deps) });
}

function createStory({ createPin, writing }: CallDeps): Answer<typeof STORY_CALLS.createStory> {
  return async (context, options) => {
    const { metadata, pages } = options.story_pin;
    const content: ContentInput = {
      kind: 'story',
      title: metadata.pin_title,
      aspectRatio: metadata.canvas_aspect_ratio,
      pages: pages.map(({ layout, style, blocks }) => ({ layout, style, blocks })),
    };
    const outcome = await createPin.run({
      actorId: context.viewerId,
      creation: context.creation,
      boardId: options.board_id ?? null,
      sectionId: options.section_id ?? null,
      source: { kind: 'own', signature: metadata.pin_image_signature },
      content,
      product: null,
      ...newTexts({ ...options, title: metadata.pin_title }),
      method: 'uploaded',
      isCommentsAllowed: options.is_comments_allowed,
      sponsor: null,
    });
    const pin = createdPin(outcome, content);
    const place = { surface: 'created', position: 0 };
    return {
      data: pinToWire(withoutReason(pin), serializationContext(context, writing), place),
      made: pin.pin.id,
    };
  };
}
