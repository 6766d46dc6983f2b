import { expect, test } from 'vitest';
import { gridMetrics } from '../../../src/domain/layout/grid-metrics.ts';
import { MasonryLayout } from '../../../src/domain/layout/masonry-layout.ts';
import { anchoredTop, scrollAnchor } from '../../../src/domain/layout/scroll-anchor.ts';

function aGrid(width = 1280, count = 200) {
  const layout = new MasonryLayout(gridMetrics(width));
  layout.append(Array.from({ length: count }, (_, index) => ({ aspect: 1 + (index % 5) / 4, fixed: 48 })));
  return layout;
}

test('cards inserted above the view do not move what is in view', () => {
  const layout = aGrid();
  const viewTop = 3_000;
  const anchor = scrollAnchor(layout, viewTop)!;
  const before = viewTop - layout.topOf(anchor.index);
  layout.insert(0, [
    { aspect: 2, fixed: 48 },
    { aspect: 1, fixed: 48 },
  ]);
  const moved = anchoredTop(layout, anchor.index + 2, anchor.hidden);
  expect(moved - layout.topOf(anchor.index + 2)).toBeCloseTo(before);
});

test('after another number of columns the same share of the same card is hidden', () => {
  const layout = aGrid();
  const anchor = scrollAnchor(layout, 3_000)!;
  const share = (3_000 - layout.topOf(anchor.index)) / layout.heightOf(anchor.index);
  layout.resize(gridMetrics(390));
  const top = anchoredTop(layout, anchor.index, anchor.hidden);
  expect((top - layout.topOf(anchor.index)) / layout.heightOf(anchor.index)).toBeCloseTo(share);
});

test('a view that begins above the grid keeps its distance', () => {
  const layout = aGrid();
  const anchor = scrollAnchor(layout, -80)!;
  expect(anchor).toEqual({ index: 0, hidden: { px: -80 } });
  expect(anchoredTop(layout, 0, anchor.hidden)).toBe(-80);
});

test('an empty grid has no anchor', () => {
  expect(scrollAnchor(new MasonryLayout(gridMetrics(1280)), 0)).toBeUndefined();
});
