import { mayStart, type StartingVideo } from '../../../domain/videos/may-start.ts';

/** A player from the view of the others. `yields`: it stops when the user starts another one, as a preview does. */
type Player = StartingVideo & { readonly yields: boolean; readonly stop: () => void };

/** The videos of this window that are playing. */
export class PlayingVideos {
  #playing: readonly Player[] = [];

  /** Returns true and registers the player if it may play. */
  start(player: Player): boolean {
    if (!player.yields) for (const other of this.#playing) if (other.yields) other.stop();
    if (!mayStart(player, this.#playing)) return false;
    this.#playing = [...this.#playing.filter((other) => other !== player), player];
    return true;
  }

  /** Removes a player that has stopped. Unknown players are ignored. */
  end(player: Player): void {
    this.#playing = this.#playing.filter((other) => other !== player);
  }
}

/** The shared instance of this window. */
export const playingVideos = new PlayingVideos();
