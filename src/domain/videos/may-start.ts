/** A video that is playing or about to start. */
export interface StartingVideo {
  readonly id: string;
  readonly isPromoted: boolean;
}

/** Organic videos play one at a time: starting one is ignored while another one plays. Promoted ones are exempt. */
export function mayStart(video: StartingVideo, playing: readonly StartingVideo[]): boolean {
  return video.isPromoted || playing.every(({ id, isPromoted }) => isPromoted || id === video.id);
}
