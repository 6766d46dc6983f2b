import type { PictureDownload } from '../../domain/pins/picture-download.ts';

/** Downloads a picture; pictures of another origin open in a new tab. */
export function savePicture({ url, fileName }: PictureDownload): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
