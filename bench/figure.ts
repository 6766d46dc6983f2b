/** One line of a benchmark's result. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The value must not exceed it. */
  readonly budget?: number;
  /** The value must not be below it. */
  readonly least?: number;
}
