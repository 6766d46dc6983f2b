import { sizedAddress } from './picture-size.ts';

/** A picture as it was found, with the page's details about it; addresses are absolute. */
export interface FoundPicture {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly text: string;
  /** True if the page names it as its main picture. */
  readonly isMain: boolean;
  /** Addresses of the same picture in other sizes, according to the page. */
  readonly others?: readonly string[];
}

/** A picture to choose from; a side is 0 when it is unknown. */
export interface OfferedPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly description: string;
  readonly isMain: boolean;
}

export const MAX_OFFERED = 100;

/** Smaller pictures are icons, lines or tracking pixels. */
const MIN_SIDE = 75;
/** Tracking pixels, icons and formats that cannot be read here. */
const NOT_SHOWN =
  /\.(?:svgz?|ico|cur|bmp|tiff?|jxl)(?:$|[?#])|\/(?:pixel|spacer|blank|transparent|clear|dot|1x1|loading|loader|placeholder|sprite)s?[\w-]*\.(?:gif|png|jpg|webp)|\/(?:pixel|beacon|track|collect|impression)s?(?:[./?]|$)|\/tr\/?\?/i;
/** Assumed areas when the page gives no size, in pixels × pixels. */
const AREA = { main: 1200 * 630, other: 250 * 250 } as const;

/** Each picture once, in its largest size, largest first; without icons and tracking pixels. At most 100. */
export function chosenPictures(found: readonly FoundPicture[]): readonly OfferedPicture[] {
  const best = groupsOf(found)
    .map(bestOf)
    .filter(({ picture }) => !isTiny(picture));
  // Pictures of equal size keep the order of the page.
  best.sort((one, other) => other.area - one.area);
  return best.slice(0, MAX_OFFERED).map(({ picture }) => offered(picture));
}

/** Groups of addresses of the same picture, in the order of the page. */
function groupsOf(found: readonly FoundPicture[]): readonly (readonly Sized[])[] {
  const groups = new Map<string, Sized[]>();
  for (const picture of found) {
    if (NOT_SHOWN.test(picture.url)) continue;
    const sized = withSize(picture);
    const keys = [sized.key, ...(picture.others ?? []).map((other) => sizedAddress(other).key)];
    const known = new Set(keys.map((key) => groups.get(key)).filter((group) => group !== undefined));
    const [group = [], ...joining] = known;
    group.push(...joining.flat(), sized);
    if (joining.length > 0) {
      for (const [key, members] of groups) if (joining.includes(members)) groups.set(key, group);
    }
    for (const key of keys) groups.set(key, group);
  }
  return [...new Set(groups.values())];
}

type Sized = { readonly key: string; readonly isSized: boolean; readonly picture: FoundPicture };

function withSize(picture: FoundPicture): Sized {
  const { key, width, height, isSized } = sizedAddress(picture.url);
  // The size in the address is that of the file; the size in the page may only be the displayed one.
  const isTold = width !== null || height !== null;
  const sides = isTold ? sidesOf(width, height, picture) : { width: picture.width, height: picture.height };
  return { key, isSized, picture: { ...picture, ...sides } };
}

/** A side that is missing in the address is computed from the displayed proportions. */
function sidesOf(width: number | null, height: number | null, shown: FoundPicture) {
  const ratio =
    shown.width !== null && shown.height !== null && shown.width > 0 ? shown.height / shown.width : null;
  if (ratio === null || ratio === 0) return { width, height };
  return {
    width: width ?? (height === null ? null : Math.round(height / ratio)),
    height: height ?? (width === null ? null : Math.round(width * ratio)),
  };
}

/** The largest of several sizes of one picture; an address without a size means the original. */
function bestOf(group: readonly Sized[]): { readonly picture: FoundPicture; readonly area: number } {
  const sizedKeys = new Set(group.filter(({ isSized }) => isSized).map(({ key }) => key));
  const whole = group.find(({ key, isSized }) => !isSized && sizedKeys.has(key));
  const byArea = [...group].sort((one, other) => areaOf(other.picture) - areaOf(one.picture));
  const largest = whole ?? byArea[0] ?? group[0];
  if (largest === undefined) throw new Error('a group of pictures is never empty');
  const isMain = group.some(({ picture }) => picture.isMain);
  const text = group.find(({ picture }) => picture.text !== '')?.picture.text ?? '';
  const picture = { ...largest.picture, ...knownSides(largest.picture, group), isMain, text };
  return { picture, area: Math.max(areaOf(picture), ...group.map((one) => areaOf(one.picture))) };
}

/** A side that one mention leaves out may be given by another one. */
function knownSides({ url, width, height }: FoundPicture, group: readonly Sized[]) {
  if (width !== null && height !== null) return {};
  const twin = group.find(
    ({ picture }) => picture.url === url && picture.width !== null && picture.height !== null,
  );
  return twin === undefined ? {} : { width: twin.picture.width, height: twin.picture.height };
}

function areaOf({ width, height, isMain }: FoundPicture): number {
  if (width === null && height === null) return isMain ? AREA.main : AREA.other;
  return (width ?? height ?? 0) * (height ?? width ?? 0);
}

function isTiny({ width, height }: FoundPicture): boolean {
  return (width !== null && width < MIN_SIDE) || (height !== null && height < MIN_SIDE);
}

function offered({ url, width, height, text, isMain }: FoundPicture): OfferedPicture {
  return { url, width: width ?? 0, height: height ?? 0, description: text, isMain };
}
