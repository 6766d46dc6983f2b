import type { Pin } from '../../../../domain/pins/pin.ts';
import { lazyComponent } from '../../../base/lazy/lazy-component.tsx';
import { useHydrating } from '../../../kit/use-hydrating.ts';

const LinkFacts = lazyComponent(async () => (await import('./link-facts.tsx')).LinkFacts);

/** The product, recipe or article of the page behind a pin; the code is loaded after the pin. */
export function CloseupFacts({ pin }: { readonly pin: Pin }) {
  const isServed = useHydrating();
  const hasFacts = pin.richMetadata ?? pin.rating ?? (pin.isOosProduct || pin.isStaleProduct);
  return !isServed && hasFacts && <LinkFacts pin={pin} />;
}
