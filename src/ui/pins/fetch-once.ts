/**
 * Loads a picture that the page draws itself, with one write per attribute. If React wrote the attributes, the browser
 * would select a source after each of them.
 */
export function fetchOnce(element: HTMLImageElement, url: string, srcset: string, sizes: string): void {
  if (srcset === '') {
    element.removeAttribute('srcset');
    element.src = url;
    return;
  }
  element.sizes = sizes;
  element.srcset = srcset;
}
