import { createRoot } from 'react-dom/client';
import { WindowMasonry } from 'virtua';
import { COLUMNS, GAP, heightOf, SimpleCard, someItems, type SimpleItem } from './simple-card.tsx';

const items = someItems(Number(document.body.dataset.cards));
const renderCard = (item: SimpleItem, index: number) => (
  <SimpleCard key={item.key} item={item} index={index} />
);

createRoot(document.querySelector('main')!).render(
  <div style={{ width: 1244, margin: '0 auto' }}>
    <WindowMasonry data={items} lanes={COLUMNS} gap={GAP} itemSize={300} cache={[items.map(heightOf)]}>
      {renderCard}
    </WindowMasonry>
  </div>,
);
