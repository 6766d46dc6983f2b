import { bool } from '../../params/kinds.ts';
import { required, withDefault } from '../../params/presence.ts';
import type { WirePin } from '../../pin.ts';
import { SAVE_PLACE } from '../common-params.ts';
import { payload, resource } from '../declare.ts';
import { STORY_TEXTS } from './pin-texts.ts';
import { storyPin } from './story-param.ts';

/** Calls for pins that consist of pages. */
export const STORY_CALLS = {
  createStory: resource({
    name: 'StoryPinResource',
    action: 'create',
    endpointName: 'story_pin_create',
    says: 'Makes a pin of pages, from pictures and videos that the caller has sent.',
    who: 'S',
    bucket: 'pin_saves',
    params: {
      story_pin: required(storyPin),
      ...SAVE_PLACE,
      ...STORY_TEXTS,
      is_comments_allowed: withDefault(bool(), true),
    },
    answer: payload<WirePin>('the pin'),
    errors: [
      'board_not_found',
      'section_not_found',
      'forbidden',
      'limit_reached',
      'object_not_found',
      'pin_not_found',
      'storage_full',
      'conflict',
    ],
    changes: ['pins', 'boards', 'counts'],
  }),
};
