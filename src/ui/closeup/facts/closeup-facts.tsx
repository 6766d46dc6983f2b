import type { Pin } from '../../../domain/pins/pin.ts';
import { lazyComponent } from '../../base/lazy/lazy-component.tsx';
import { useHydrating } from '../../kit/use-hydrating.ts';

const LinkFacts = lazyComponent(async () => (await import('./link-facts.tsx')).LinkFacts);

/** What the page behind a pin sells, cooks or tells, for pins with such a page; its code comes after the pin. */
export function CloseupFacts({ pin }: { readonly pin: Pin }) {
  const isServed = useHydrating();
  const hasFacts = pin.richMetadata ?? pin.rating ?? (pin.isOosProduct || pin.isStaleProduct);
  return !isServed && hasFacts && <LinkFacts pin={pin} />;
}
