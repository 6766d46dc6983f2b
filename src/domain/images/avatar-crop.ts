/** A picture's size in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The square of a picture that becomes an avatar, in px of the picture. */
export interface AvatarCrop {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

export const AVATAR_ZOOM_MAX = 4;

/** The largest centred square: zoom 1. */
export function middleCrop({ width, height }: PictureSize): AvatarCrop {
  const side = Math.min(width, height);
  return { side, left: (width - side) / 2, top: (height - side) / 2 };
}

/** The picture's shorter edge ÷ the crop's side; 1 is the largest square. */
export function zoomOf({ side }: AvatarCrop, { width, height }: PictureSize): number {
  return Math.min(width, height) / side;
}

/** The crop moved by px of the picture, limited to the picture. */
export function movedCrop(crop: AvatarCrop, picture: PictureSize, right: number, down: number): AvatarCrop {
  return inside({ ...crop, left: crop.left + right, top: crop.top + down }, picture);
}

/** The crop at another zoom, 1 to `AVATAR_ZOOM_MAX`, around the same centre as far as the picture allows. */
export function zoomedCrop(crop: AvatarCrop, picture: PictureSize, zoom: number): AvatarCrop {
  const wanted = Math.min(AVATAR_ZOOM_MAX, Math.max(1, zoom));
  const side = Math.min(picture.width, picture.height) / wanted;
  const shift = (crop.side - side) / 2;
  return inside({ side, left: crop.left + shift, top: crop.top + shift }, picture);
}

function inside({ side, left, top }: AvatarCrop, { width, height }: PictureSize): AvatarCrop {
  const within = (value: number, most: number) => Math.min(Math.max(0, value), Math.max(0, most));
  return { side, left: within(left, width - side), top: within(top, height - side) };
}
