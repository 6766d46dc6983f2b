import type { WireTopic } from '../../wire/topic.ts';

/** A topic that nobody follows. */
export function aWireTopic(fields: Partial<WireTopic> = {}): WireTopic {
  return {
    id: '1010',
    type: 'interest',
    name: 'Cooking',
    url_name: 'cooking',
    url: '/ideas/cooking/1010/',
    description: 'Recipes for every day',
    image_url: null,
    dominant_color: '#7f8f3c',
    follower_count: 0,
    pin_count: 0,
    followed_by_me: false,
    parent_id: null,
    level: 0,
    ...fields,
  };
}
