import type { AvatarCrop } from '../../../../domain/images/avatar-crop.ts';

/** At most twice the displayed size, px. */
const AVATAR_PX = 560;
const QUALITY = 0.92;

/** Cuts a square out of a picture as a new file; null when the browser cannot decode the picture. */
export async function cropPicture(file: Blob, { left, top, side }: AvatarCrop): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const px = Math.min(AVATAR_PX, Math.max(1, Math.round(side)));
  const canvas = document.createElement('canvas');
  canvas.width = px;
  canvas.height = px;
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, px, px);
  picture.close();
  // JPEG has no transparency that would be lost.
  const type = file.type === 'image/jpeg' ? file.type : 'image/png';
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}
