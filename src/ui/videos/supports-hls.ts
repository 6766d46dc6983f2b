/** True where the browser plays HLS natively. */
export function supportsHls(): boolean {
  return document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
}
