/** What both pages draw: a picture's place, a title, a line; no network, no hover parts. */
export interface SimpleItem {
  readonly key: string;
  readonly aspect: number;
  readonly fixed: number;
  readonly colour: string;
}

export const COLUMN = 236;
export const GAP = 16;
export const COLUMNS = 5;

export function someItems(count: number): SimpleItem[] {
  let seed = 11;
  const chance = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: count }, (_, index) => ({
    key: `pin${index}`,
    aspect: Math.round((0.6 + chance()) * COLUMN) / COLUMN,
    fixed: chance() < 0.5 ? 52 : 72,
    colour: `hsl(${(index * 47) % 360} 40% 70%)`,
  }));
}

/** Items whose cards are as high as these (px), so that a grid puts them where it puts others of that height. */
export function itemsOfHeights(heights: readonly number[]): SimpleItem[] {
  return someItems(heights.length).map((item, index) => {
    const fixed = Math.min(item.fixed, heights[index]!);
    return { ...item, fixed, aspect: (heights[index]! - fixed) / COLUMN };
  });
}

export function heightOf(item: SimpleItem): number {
  return item.aspect * COLUMN + item.fixed;
}

export function SimpleCard({ item, index }: { readonly item: SimpleItem; readonly index: number }) {
  return (
    <div style={{ height: heightOf(item) }}>
      <a
        href={`#${item.key}`}
        className="picture"
        style={{ height: item.aspect * COLUMN, background: item.colour }}
      >
        <span className="hidden">Open pin {index}</span>
      </a>
      <p className="title">Idea {index}</p>
      <p className="line">example.org</p>
    </div>
  );
}
