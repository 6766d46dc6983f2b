/** Lets one layer be displayed on a page. The others wait for the next page, also when it has gone before. */
export class LayerTurn {
  #key: string | null = null;
  #isGone = false;

  /** Whether this layer may be displayed now. */
  isFree(key: string): boolean {
    return this.#key === null || this.#key === key;
  }

  /** Whether this layer is displayed. */
  has(key: string): boolean {
    return this.#key === key && !this.#isGone;
  }

  /** Whether this layer may be displayed now; then it has the turn. */
  take(key: string): boolean {
    if (!this.isFree(key)) return false;
    this.#key = key;
    this.#isGone = false;
    return true;
  }

  /** The layer has gone, after somebody could see it. */
  end(key: string): void {
    if (this.#key === key) this.#isGone = true;
  }

  /** The layer could not be displayed, so that another one may be. */
  giveBack(key: string): void {
    if (this.#key === key) this.#key = null;
  }

  /** Another page. @param stays whether a layer is displayed on it as well */
  nextPage(stays: (key: string) => boolean): void {
    if (this.#key !== null && (this.#isGone || !stays(this.#key))) this.#key = null;
  }
}
