import { useCallback, useEffect, useState, type RefObject } from 'react';

export type FullScreen = { readonly isThere: boolean; readonly isOn: boolean; readonly toggle: () => void };

/** Some phones show only the video element itself in full screen, with native controls. */
type PhoneVideo = HTMLVideoElement & { readonly webkitEnterFullscreen?: () => void };

/** Shows a player in full screen. */
export function useFullScreen(
  player: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
): FullScreen {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const changed = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === player.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [player]);
  const toggle = useCallback(() => {
    if (document.fullscreenElement !== null) void document.exitFullscreen();
    else if (document.fullscreenEnabled) void player.current?.requestFullscreen().catch(ignoreRefusal);
    else (video.current as PhoneVideo | null)?.webkitEnterFullscreen?.();
  }, [player, video]);
  return {
    isThere: document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    isOn,
    toggle,
  };
}

/** Browsers may require a new user gesture first. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error;
}
