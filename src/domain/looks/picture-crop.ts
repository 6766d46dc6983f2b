/** A part of a picture, in fractions of its sides. */
export type PictureCrop = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const WHOLE_CROP: PictureCrop = { x: 0, y: 0, w: 1, h: 1 };

/** The smallest side of a crop, in fractions of the picture's side: less shows too little to compare. */
export const MIN_CROP_SIDE = 0.05;

/** Crops are told apart in steps of a thousandth. */
const STEPS = 1000;

/** The crop inside of the picture, at least `MIN_CROP_SIDE` wide and high, in whole steps. */
export function fittedCrop({ x, y, w, h }: PictureCrop): PictureCrop {
  const width = clamp(w, MIN_CROP_SIDE, 1);
  const height = clamp(h, MIN_CROP_SIDE, 1);
  return {
    x: inSteps(clamp(x, 0, 1 - width)),
    y: inSteps(clamp(y, 0, 1 - height)),
    w: inSteps(width),
    h: inSteps(height),
  };
}

/** The crop between two corners in any order. */
export function drawnCrop(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): PictureCrop {
  return fittedCrop({
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    w: Math.abs(from.x - to.x),
    h: Math.abs(from.y - to.y),
  });
}

export function movedCrop(crop: PictureCrop, right: number, down: number): PictureCrop {
  return fittedCrop({ ...crop, x: crop.x + right, y: crop.y + down });
}

/** Moves the right and the bottom side; the left and the top one stay. */
export function resizedCrop({ x, y, w, h }: PictureCrop, right: number, down: number): PictureCrop {
  return fittedCrop({ x, y, w: Math.min(w + right, 1 - x), h: Math.min(h + down, 1 - y) });
}

export function isWholeCrop({ w, h }: PictureCrop): boolean {
  return w >= 1 && h >= 1;
}

/** Four whole numbers, thousandths: `250,0,500,1000`. */
export function cropToText({ x, y, w, h }: PictureCrop): string {
  return [x, y, w, h].map((part) => Math.round(part * STEPS)).join(',');
}

/** Null for anything that `cropToText` does not give. */
export function cropFromText(text: string): PictureCrop | null {
  if (!/^\d{1,4},\d{1,4},\d{1,4},\d{1,4}$/.test(text)) return null;
  const [x, y, w, h] = text.split(',').map((part) => Number(part) / STEPS) as [
    number,
    number,
    number,
    number,
  ];
  return fittedCrop({ x, y, w, h });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function inSteps(value: number): number {
  return Math.round(value * STEPS) / STEPS;
}
