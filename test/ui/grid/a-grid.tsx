import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GridItem } from '../../../src/ui/grid/grid-item.ts';
import { MasonryGrid, type MasonryGridProps } from '../../../src/ui/grid/masonry-grid.tsx';

/** Cards of 1:1 with 64 of text: 300 high at a column width of 236, so rows are 316 apart. */
export function someItems(count: number, prefix = 'pin'): GridItem[] {
  return Array.from({ length: count }, (_, index) => ({ key: `${prefix}${index}`, aspect: 1, fixed: 64 }));
}

export const card = (item: GridItem): ReactNode => <a href={`/pin/${item.key}`}>{item.key}</a>;

export function aGrid(props: Partial<MasonryGridProps<GridItem>> = {}) {
  return <MasonryGrid items={someItems(2_000)} renderCard={card} label="Home" {...props} />;
}

/** Of a card, px. */
export function placeOf(key: string): number[] {
  const transform = screen.getByText(key).closest('article')!.style.transform;
  const [x = NaN, y = 0] = [...transform.matchAll(/(-?[\d.]+)px/g)].map(([, px]) => Number(px));
  return [x, y];
}
