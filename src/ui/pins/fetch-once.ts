/**
 * Lets a picture come that the page draws itself. Written as attributes by React, each of them lets the browser choose
 * anew, and the address is written twice.
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
