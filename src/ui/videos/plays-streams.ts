/** True where the browser plays HLS by itself. */
export function playsStreams(): boolean {
  return document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== '';
}
