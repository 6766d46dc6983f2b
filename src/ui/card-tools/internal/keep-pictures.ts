/** About 5 MB of files; decoded pictures are not kept. */
const MAX_PICTURES = 300;

/**
 * Keeps the latest pictures of cards in the browser's memory. Otherwise the browser frees the picture of a card that
 * leaves the document, and loading it again when the card returns would slow down scrolling. Call the result to stop.
 */
export function keepPictures(): () => void {
  /** By address, the latest last. The elements of the cards themselves would keep whole cards. */
  const kept = new Map<string, HTMLImageElement>();
  const keep = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement) || target.closest('[role=feed]') === null) return;
    const url = target.currentSrc;
    const picture = kept.get(url) ?? imageOf(url);
    kept.delete(url);
    kept.set(url, picture);
    if (kept.size > MAX_PICTURES) kept.delete(kept.keys().next().value!);
  };
  document.addEventListener('load', keep, true);
  return () => document.removeEventListener('load', keep, true);
}

/** The browser has just loaded it, so this does not load it again. */
function imageOf(url: string): HTMLImageElement {
  const image = new Image();
  image.src = url;
  return image;
}
