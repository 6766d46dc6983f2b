import { toPinId } from '../../src/domain/ids/ids.ts';
import type { PinImages } from '../../src/domain/images/image-spec.ts';
import type { Pin } from '../../src/domain/pins/pin.ts';
import { aPin } from './a-pin.ts';
import { aUserShort } from './a-user.ts';

/** A pin whose card is worth looking at, and what there is to see. */
export interface CardExample {
  readonly name: string;
  readonly pin: Pin;
}

/** The pictures of a pin in one hue, made from an original of that size. */
export function somePictures(hue: number, width: number, height: number): PinImages {
  const sized = (wide: number) => ({
    url: `/picture/${hue}.svg`,
    width: wide,
    height: Math.round((height / width) * wide),
    dominantColor: null,
  });
  return {
    '236x': sized(236),
    '474x': sized(474),
    '564x': sized(564),
    '736x': sized(736),
    orig: sized(width),
  };
}

/** One example for each name, which is its title and tells what is to be seen; ids begin at `firstId`. */
export function cardExamples(firstId: number, fields: Readonly<Record<string, Partial<Pin>>>): CardExample[] {
  return Object.entries(fields).map(([name, own], index) => {
    const id = String(firstId + index);
    const pin = aPin({
      entityId: toPinId(id),
      seoUrl: `/pin/${id}/`,
      title: name,
      gridTitle: name,
      altText: `A picture: ${name}`,
      imageSpec: somePictures((index * 47) % 360, 800, [1200, 800, 1000, 600][index % 4]!),
      dominantColor: null,
      pinner: aUserShort({ isDefaultImage: true }),
      ...own,
    });
    return { name, pin };
  });
}
