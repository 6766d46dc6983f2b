import type { PictureDownload } from '../../domain/pins/picture-download.ts';

/** Lets the browser keep a picture as a file; pictures of another origin it opens beside the page. */
export function savePicture({ url, fileName }: PictureDownload): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
