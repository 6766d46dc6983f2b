import type { ImageRef, ImageSpec, PinImages } from '../images/image-spec.ts';
import { domainOf, parseHttpUrl } from '../links/http-url.ts';
import type { CarouselSlot } from '../pins/carousel.ts';
import type { Pin } from '../pins/pin.ts';
import { slotCountOf, slotWithin } from './slot-count.ts';

/**
 * A carousel as it is at one of its slots, whose picture, words and link stand in the place of the pin's own. What a slot
 * does not have is the pin's.
 */
export function pinAtSlot(pin: Pin, index: number): Pin {
  const { carouselData } = pin;
  const at = slotWithin(index, slotCountOf(pin));
  const slot = carouselData?.carouselSlots[at];
  if (!carouselData || slot === undefined || slotCountOf(pin) === 0) return pin;
  return {
    ...pin,
    carouselData: { ...carouselData, index: at },
    ...picture(slot, pin),
    ...words(slot, at),
    ...links(slot),
  };
}

function picture(slot: CarouselSlot, pin: Pin): Partial<Pin> {
  const sizes = Object.entries(slot.images).filter(([, image]) => isPicture(image));
  if (sizes.length === 0) return {};
  const spec = ({ url, width, height }: ImageRef): ImageSpec => ({ url, width, height, dominantColor: null });
  const imageSpec: PinImages = Object.fromEntries(sizes.map(([size, image]) => [size, spec(image)]));
  // What is to be seen of the pin's own picture says nothing of this one.
  return { imageSpec, imageCrop: null, imageSignature: slot.imageSignature || pin.imageSignature };
}

function isPicture({ url, width, height }: ImageRef): boolean {
  return url !== '' && width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
}

function words({ title, details }: CarouselSlot, index: number): Partial<Pin> {
  const named = title.trim() !== '';
  return {
    ...(named ? { title, gridTitle: title } : {}),
    // What the pin's own words describe is its first picture.
    ...(named && index > 0 ? { altText: title } : {}),
    ...(details.trim() === ''
      ? {}
      : { description: details, closeupDescription: details, closeupUnifiedDescription: details }),
  };
}

/** The slot's own link comes before all others of the pin, and says by itself to which site it leads. */
function links({ link }: CarouselSlot): Partial<Pin> {
  if (parseHttpUrl(link) === null) return {};
  return {
    link,
    destinationUrl: link,
    mobileLink: null,
    adDestinationUrl: null,
    trackedLink: null,
    offsiteLink: null,
    linkDomain: null,
    domain: domainOf(link) ?? '',
  };
}
