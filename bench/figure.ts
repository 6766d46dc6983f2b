/** One line of a benchmark's result. */
export interface Figure {
  /** Names the figure; the same in every run, so that runs can be compared. */
  readonly what: string;
  readonly value: number;
  /** `ms`, `s` and `/s` depend on the machine's speed. Ratios (`×`), counts, bytes and pixels do not. */
  readonly unit: string;
  /** The value must not exceed it. */
  readonly budget?: number;
  /** The value must not be below it. */
  readonly least?: number;
  /** Something else than the product, to compare with: it is never worse than accepted. */
  readonly foreign?: true;
}

/** How a benchmark is asked to run. */
export interface BenchOptions {
  /** Fewer rounds and smaller data, for `all --quick`: the same ratios, less exact. */
  readonly quick: boolean;
  /** Whether an option of the benchmark itself, such as `--keep`, was given. */
  readonly has: (option: string) => boolean;
  /** The word behind an option of the benchmark itself, such as `--pins`. */
  readonly option: (name: string) => string | undefined;
}
