export type PictureSize = { readonly width: number | null; readonly height: number | null };

export type SizedAddress = PictureSize & {
  /** The same key for all sizes in which a website offers a picture. */
  readonly key: string;
  /** True if the address names a size. */
  readonly isSized: boolean;
};

const WIDTHS = new Set(['w', 'width', 'imwidth', 'wid', 'sw', 'mw', 'maxwidth', 'max-w']);
const HEIGHTS = new Set(['h', 'height', 'imheight', 'hei', 'sh', 'mh', 'maxheight', 'max-h']);
/** Query parameters that set size and format, not the picture. */
const FORMS = new Set([
  ...WIDTHS,
  ...HEIGHTS,
  ...[
    'auto',
    'fit',
    'crop',
    'resize',
    'size',
    'q',
    'quality',
    'qlt',
    'fm',
    'format',
    'fmt',
    'dpr',
    'sharp',
    'strip',
  ],
  ...[
    'ssl',
    'zoom',
    'op_sharpen',
    'resmode',
    'bg',
    'cs',
    'ixlib',
    'ixid',
    'usm',
    'scale',
    'sm',
    'v',
    'optimize',
  ],
]);
/** A path segment that names a size: `236x`, `600x315`, `w_400,h_300,c_fill`, `width=400`, `s1600`, `originals`. */
const SIZE_PART =
  /^(?:(\d{2,5})x(\d{2,5})?|x(\d{2,5})|s(\d{2,5})(?:-[a-z0-9-]+)?|(?:cache|resize|fit|crop|thumb)[-_]?(\d{2,5})(?:x(\d{2,5}))?|originals?)$/i;
const TRANSFORM = /^(?=.*(?:^|[,_])(?:w|h|width|height)[_=]\d)(?:[a-z]{1,9}[_=][\w.:-]+,?)+$/i;
/** A size in a file name: `-300x200`, `_1200x`, `_640x960_crop_center`, `@2x`, `_large`, `-scaled`. */
const SIZE_ENDING =
  /(?:[-_.](\d{2,5})x(\d{2,5})?(?:_crop_\w+)?|[-_](\d{3,4})(?:w|px)|@(?:[234])x|_(?:pico|icon|thumb|small|compact|medium|large|grande|master|original)|-scaled)(?=\.[a-z]{3,4}$|$)/i;
const OF_WIKI = /^(.*)\/thumb(\/.+\.[a-z]{3,4})\/(?:[a-z0-9-]*-)?(\d{2,5})px-[^/]*$/i;

/** The size that a picture's address names, and the key of the picture without the size. */
export function sizedAddress(address: string): SizedAddress {
  const [place = '', query = ''] = address.replace(/#.*$/, '').split(/\?(.*)/s, 2);
  const ofPath = readPath(place.replace(/^https?:\/\/(?:www\.)?/i, ''));
  const ofQuery = readQuery(query);
  return {
    key: ofPath.key + ofQuery.key,
    width: ofQuery.width ?? ofPath.width,
    height: ofQuery.height ?? ofPath.height,
    isSized: ofPath.isSized || ofQuery.isSized,
  };
}

function readPath(path: string): SizedAddress {
  const wiki = OF_WIKI.exec(path);
  if (wiki !== null) {
    return { key: `${wiki[1] ?? ''}${wiki[2] ?? ''}`, width: number(wiki[3]), height: null, isSized: true };
  }
  let width: number | null = null;
  let height: number | null = null;
  let isSized = false;
  const parts = path.split('/').filter((part, index) => {
    if (index === 0) return true;
    const found = SIZE_PART.exec(part);
    const transform = found === null && TRANSFORM.test(part);
    if (found === null && !transform) return true;
    width ??= number(found?.[1] ?? found?.[4] ?? found?.[5] ?? /(?:^|,)w(?:idth)?[_=](\d+)/.exec(part)?.[1]);
    height ??= number(
      found?.[2] ?? found?.[3] ?? found?.[6] ?? /(?:^|,)h(?:eight)?[_=](\d+)/.exec(part)?.[1],
    );
    isSized ||= !/^originals?$/i.test(part);
    return false;
  });
  const name = parts.pop() ?? '';
  const ending = SIZE_ENDING.exec(name);
  if (ending !== null) {
    width ??= number(ending[1] ?? ending[3]);
    height ??= number(ending[2]);
    isSized ||= !/_(?:master|original)$/i.test(ending[0]);
  }
  return { key: [...parts, name.replace(SIZE_ENDING, '')].join('/'), width, height, isSized };
}

function readQuery(query: string): SizedAddress {
  let width: number | null = null;
  let height: number | null = null;
  let isSized = false;
  const kept: string[] = [];
  for (const field of query.split('&').slice(0, 50)) {
    const [name = '', value = ''] = field.split('=', 2);
    const word = name.toLowerCase();
    if (field !== '' && !FORMS.has(word)) kept.push(field);
    const both =
      word === 'resize' || word === 'fit' || word === 'size'
        ? /^(\d{1,5})(?:x|,|%2c)(\d{1,5})$/i.exec(value)
        : null;
    if (WIDTHS.has(word)) width = number(value);
    if (HEIGHTS.has(word)) height = number(value);
    if (both !== null) [width, height] = [number(both[1]), number(both[2])];
    isSized ||= width !== null || height !== null;
  }
  return { key: kept.length === 0 ? '' : `?${kept.sort().join('&')}`, width, height, isSized };
}

function number(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}
