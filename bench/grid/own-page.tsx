import { createRoot } from 'react-dom/client';
import { MasonryGrid } from '../../src/ui/grid/masonry-grid.tsx';
import { SimpleCard, someItems, type SimpleItem } from './simple-card.tsx';

const items = someItems(Number(document.body.dataset.cards));
const renderCard = (item: SimpleItem, { index }: { readonly index: number }) => (
  <SimpleCard item={item} index={index} />
);

createRoot(document.querySelector('main')!).render(
  <MasonryGrid items={items} renderCard={renderCard} label="Cards" />,
);
