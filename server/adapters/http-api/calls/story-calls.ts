import type { BoardId } from '../../../../src/domain/ids/ids.ts';
import { withoutReason } from '../../../application/feeds/feed-item.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { bool, id, link, text } from '../../../../wire/params/kinds.ts';
import { labelled, optional, required, withDefault } from '../../../../wire/params/presence.ts';
import { pinToWire } from '../serialize/pin-to-wire.ts';
import { sceneOf } from '../serialize/scene.ts';
import { ACTING_PROFILE, SECTION_PARAM } from '../../../../wire/calls/common-params.ts';
import { refuseOtherProfile } from './acting-profile.ts';
import type { CallDeps } from './call-deps.ts';
import { createdPin } from './created-pin.ts';
import { storyPin, wantedStory } from './story-param.ts';

/** Pins that are made of pages. */
export function storyCalls({ createPin, writing }: CallDeps): readonly Call[] {
  const createStory = defineResourceCall({
    name: 'StoryPinResource',
    action: 'create',
    endpointName: 'story_pin_create',
    who: 'S',
    bucket: 'pin_saves',
    params: {
      story_pin: required(storyPin),
      board_id: optional(id<BoardId>()),
      ...SECTION_PARAM,
      description: labelled('Description', withDefault(text('pinDescription'), '')),
      link: optional(link()),
      alt_text: withDefault(text('altText'), ''),
      is_comments_allowed: withDefault(bool(), true),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const { metadata } = options.story_pin;
      const content = wantedStory(options.story_pin);
      const outcome = await createPin.run({
        actorId: context.viewerId,
        boardId: options.board_id ?? null,
        sectionId: options.section_id ?? null,
        source: { kind: 'own', signature: metadata.pin_image_signature },
        content,
        product: null,
        title: metadata.pin_title,
        description: options.description,
        link: options.link ?? null,
        altText: options.alt_text || null,
        note: null,
        method: 'uploaded',
        isCommentsAllowed: options.is_comments_allowed,
        sponsor: null,
      });
      const pin = createdPin(outcome, content);
      const place = { surface: 'created', position: 0 };
      return { data: pinToWire(withoutReason(pin), sceneOf(context, writing), place), made: pin.pin.id };
    },
  });
  return [createStory];
}
