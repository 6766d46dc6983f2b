import { createRoot } from 'react-dom/client';
import { MasonryGrid } from '../../src/ui/grid/masonry-grid.tsx';
import { itemsOfHeights, SimpleCard, someItems, type SimpleItem } from './simple-card.tsx';

const { cards, heights } = document.body.dataset;
const items = heights === undefined ? someItems(Number(cards)) : itemsOfHeights(JSON.parse(heights));
const renderCard = (item: SimpleItem, { index }: { readonly index: number }) => (
  <SimpleCard item={item} index={index} />
);

createRoot(document.querySelector('main')!).render(
  <MasonryGrid items={items} renderCard={renderCard} label="Cards" />,
);
