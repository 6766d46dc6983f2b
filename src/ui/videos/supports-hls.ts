/** True where the browser plays HLS by itself. */
export function supportsHls(): boolean {
  return document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
}
