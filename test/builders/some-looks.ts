import { extractLooks } from '../../server/application/looks/extract-looks.ts';
import { smallSize, type SmallPicture } from '../../server/application/looks/small-picture.ts';
import { HASH_WORDS } from '../../src/domain/looks/picture-hash.ts';
import {
  FEATURE_VALUES,
  WINDOW_COUNT,
  type PictureLooksWithWindows,
} from '../../src/domain/looks/picture-looks.ts';

/** Numbers from 0 to 1 that are the same for the same seed. */
export function numbersOf(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Coloured discs on a coloured ground; every seed gives another picture. */
export function aSmallPicture(seed: number, size = { width: 1200, height: 900 }): SmallPicture {
  const { width, height } = smallSize(size);
  const number = numbersOf(seed);
  const color = () => [number() * 255, number() * 255, number() * 255] as const;
  const ground = color();
  const discs = Array.from({ length: 40 }, () => ({
    x: number() * width,
    y: number() * height,
    radius: 4 + number() * 30,
    color: color(),
  }));
  const data = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const disc = discs.findLast((each) => Math.hypot(each.x - x, each.y - y) < each.radius);
    data.set(disc?.color ?? ground, pixel * 3);
  }
  return { data, width, height, channels: 3 };
}

const KNOWN = new Map<number, PictureLooksWithWindows>();

/** The looks of `aSmallPicture`; do not change them. */
export function someLooks(seed = 1): PictureLooksWithWindows {
  const looks = KNOWN.get(seed) ?? extractLooks(aSmallPicture(seed), { width: 1200, height: 900 });
  KNOWN.set(seed, looks);
  return looks;
}

/** Looks made of random numbers: cheap, and nothing like those of another text. */
export function looksOfText(text: string): PictureLooksWithWindows {
  const number = numbersOf([...text].reduce((sum, letter) => Math.imul(sum, 31) + letter.codePointAt(0)!, 7));
  const values = (count: number) => new Int8Array(count).map(() => Math.round(number() * 18 - 4));
  const hash = Uint32Array.from({ length: HASH_WORDS }, () => number() * 2 ** 32);
  return {
    hash,
    trimmedHash: hash,
    quality: 10,
    aspectRatio: 800 / 600,
    features: values(FEATURE_VALUES),
    palette: [{ color: '#102030', area: 1 }],
    windows: values(FEATURE_VALUES * WINDOW_COUNT),
  };
}
