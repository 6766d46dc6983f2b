/**
 * True for pins that the closeup shows in the vertical stream: videos and stories without a sponsor, unless they are on
 * a board that the viewer shares with others.
 */
export function opensInStream(pin: {
  readonly isVideo: boolean;
  readonly isStory: boolean;
  readonly isPromoted: boolean;
  /** True for a group board of which the viewer is a member. */
  readonly isOnOwnSharedBoard: boolean;
}): boolean {
  return (pin.isVideo || pin.isStory) && !pin.isPromoted && !pin.isOnOwnSharedBoard;
}
