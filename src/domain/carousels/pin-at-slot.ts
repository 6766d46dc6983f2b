import type { ImageRef, ImageSpec, PinImages } from '../images/image-spec.ts';
import { domainOf, parseHttpUrl } from '../links/http-url.ts';
import type { CarouselSlot } from '../pins/carousel.ts';
import type { Pin } from '../pins/pin.ts';
import { slotCountOf, slotWithin } from './slot-count.ts';

/**
 * A carousel pin at one of its slots: the slot's picture, texts and link replace those of the pin. Values that the slot
 * lacks come from the pin.
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
  // The crop of the pin's own picture does not apply to this one.
  return { imageSpec, imageCrop: null, imageSignature: slot.imageSignature || pin.imageSignature };
}

function isPicture({ url, width, height }: ImageRef): boolean {
  return url !== '' && width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height);
}

function words({ title, details }: CarouselSlot, index: number): Partial<Pin> {
  const named = title.trim() !== '';
  return {
    ...(named ? { title, gridTitle: title } : {}),
    // The pin's alternative text describes its first picture.
    ...(named && index > 0 ? { altText: title } : {}),
    ...(details.trim() === ''
      ? {}
      : { description: details, closeupDescription: details, closeupUnifiedDescription: details }),
  };
}

/** The slot's link takes precedence over all links of the pin, and determines the site. */
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
