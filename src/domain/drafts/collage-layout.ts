/** `rows`: each row as wide as the whole. `mosaic`: the first one large, the others beside it. `strip`: one below the other. */
export const COLLAGE_LAYOUTS = ['rows', 'mosaic', 'strip'] as const;
export type CollageLayout = (typeof COLLAGE_LAYOUTS)[number];

/** The size of the collage, in px. */
export const COLLAGE_SIZE = { width: 1080, height: 1440 } as const;
const GAP_PX = 12;

export type CollageCell = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The cell of each of `count` pictures. The cells fill the collage except for narrow gaps. */
export function collageCells(layout: CollageLayout, count: number): readonly CollageCell[] {
  if (count === 0) return [];
  const whole = { x: 0, y: 0, ...COLLAGE_SIZE };
  if (layout === 'strip' || count === 1) return split(whole, count, 'y');
  if (layout === 'rows') return inRows(whole, count);
  const [large, rest] = split(whole, 2, 'y') as [CollageCell, CollageCell];
  // The first has two thirds of the height.
  const third = Math.round((whole.height - 2 * GAP_PX) / 3);
  const grown = { ...large, height: whole.height - third - GAP_PX };
  return [grown, ...split({ ...rest, y: grown.height + GAP_PX, height: third }, count - 1, 'x')];
}

/** The middle of a picture, with the aspect ratio of a cell. */
export function middlePart(
  picture: { readonly width: number; readonly height: number },
  { width, height }: Pick<CollageCell, 'width' | 'height'>,
): CollageCell {
  const scale = Math.min(picture.width / width, picture.height / height);
  const [w, h] = [width * scale, height * scale];
  return { x: (picture.width - w) / 2, y: (picture.height - h) / 2, width: w, height: h };
}

/** Rows of two or three pictures; the first row takes the remainder. */
function inRows(whole: CollageCell, count: number): readonly CollageCell[] {
  const perRow = count > 4 ? 3 : 2;
  const rowCount = Math.ceil(count / perRow);
  const inFirst = count - (rowCount - 1) * perRow;
  return split(whole, rowCount, 'y').flatMap((row, index) => split(row, index === 0 ? inFirst : perRow, 'x'));
}

/** Splits a cell into `count` equal ones, with gaps between them. */
function split(cell: CollageCell, count: number, along: 'x' | 'y'): readonly CollageCell[] {
  const length = along === 'x' ? cell.width : cell.height;
  const edge = (index: number) => Math.round((index * (length + GAP_PX)) / count);
  return Array.from({ length: count }, (_, index) => {
    const from = edge(index);
    const size = edge(index + 1) - GAP_PX - from;
    return along === 'x'
      ? { ...cell, x: cell.x + from, width: size }
      : { ...cell, y: cell.y + from, height: size };
  });
}
