/**
 * True for what the closeup shows in the vertical stream: videos and stories that nobody pays for, unless the viewer
 * works on their board together with others.
 */
export function opensInStream(pin: {
  readonly isVideo: boolean;
  readonly isStory: boolean;
  readonly isPromoted: boolean;
  /** The board has several people, and the viewer is one of them. */
  readonly isOnOwnSharedBoard: boolean;
}): boolean {
  return (pin.isVideo || pin.isStory) && !pin.isPromoted && !pin.isOnOwnSharedBoard;
}
