import { mayStart, type StartingVideo } from '../../domain/videos/may-start.ts';

/** A player from the view of the others. `yields`: it stops when the user starts another one, as a preview does. */
type Player = StartingVideo & { readonly yields: boolean; readonly stop: () => void };

/** Which videos of this window play now. */
export class PlayingVideos {
  #playing: readonly Player[] = [];

  /** True when it may play, and from then on counts as playing. */
  start(player: Player): boolean {
    if (!player.yields) for (const other of this.#playing) if (other.yields) other.stop();
    if (!mayStart(player, this.#playing)) return false;
    this.#playing = [...this.#playing.filter((other) => other !== player), player];
    return true;
  }

  /** It does not play any more. One that did not is fine. */
  end(player: Player): void {
    this.#playing = this.#playing.filter((other) => other !== player);
  }
}

/** Those of this window. */
export const playingVideos = new PlayingVideos();
