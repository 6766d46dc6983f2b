import { hydrateRoot } from 'react-dom/client';
import { footerHeight } from '../../src/domain/layout/card-footer.ts';
import { ServedStylesContext } from '../../src/ui/grid/served-styles.ts';
import type { GridItem } from '../../src/ui/grid/grid-item.ts';
import { MasonryGrid } from '../../src/ui/grid/masonry-grid.tsx';
import { servedPlaces } from '../../src/ui/grid/served-places.ts';

const TITLES = ['Lamp', 'A blue wall in a room', 'Twelve easy ideas for a small kitchen under the roof', ''];

const items = Array.from({ length: 25 }, (_, index): GridItem => {
  const title = TITLES[index % TITLES.length]!;
  return {
    key: `pin${index}`,
    aspect: 0.6 + ((index * 37) % 11) / 10,
    fixed: (room) => footerHeight({ title, rows: [20] }, room),
    span: index === 9 ? 2 : 1,
  };
});

/** A first page of 25 cards with one module among them. */
export function ServedPage({ nonce }: { readonly nonce?: string }) {
  return (
    <ServedStylesContext value={{ consent: '', messages: '', nonce, servedPlaces }}>
      <MasonryGrid items={items} renderCard={(item) => <p>{item.key}</p>} label="Cards" />
    </ServedStylesContext>
  );
}

if (typeof document !== 'undefined') {
  Object.assign(window, { hydrate: () => hydrateRoot(document.querySelector('main')!, <ServedPage />) });
}
