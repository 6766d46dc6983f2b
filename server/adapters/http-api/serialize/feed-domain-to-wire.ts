import type { WireFeedDomain } from '../../../../wire/tuner.ts';
import type { DomainSource } from '../../../application/tuner/feed-source.ts';
import { pictureUrl } from './internal/picture-to-wire.ts';
import type { SerializationContext } from './serialization-context.ts';

/** A website that feeds a home feed, with the picture of the pin that came from there last. */
export function feedDomainToWire(
  { name, pinCount, newest }: DomainSource,
  { baseUrl }: Pick<SerializationContext, 'baseUrl'>,
): WireFeedDomain {
  return {
    id: name,
    type: 'domain',
    image_url: newest && pictureUrl(newest.picture, '136x136', baseUrl),
    pin_count: pinCount,
  };
}
