import { toPinId } from '../../src/domain/ids/ids.ts';
import type { ViewedPicture, ViewedPin } from '../../src/domain/offline/viewed-pins.ts';

/** A chair, seen in a picture of 474 × 600. */
export function aViewedPin(fields: Partial<ViewedPin> = {}, picture: Partial<ViewedPicture> = {}): ViewedPin {
  const { pinId = toPinId('7') } = fields;
  return {
    pinId,
    address: `/pin/${pinId}/`,
    name: 'A chair',
    description: 'Made of oak',
    picture: {
      url: 'https://pins.test/media/474x/aa/bb/cc/aabbcc0000000000000000000000000f.jpg',
      width: 474,
      height: 600,
      color: '#804020',
      bytes: null,
      ...picture,
    },
    ...fields,
  };
}
