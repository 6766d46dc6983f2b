/** Of the process, in the units of `ulimit`: address room in KiB, processor seconds, blocks of a file. */
type ProgramLimits = {
  readonly roomKib: number;
  readonly cpuSeconds: number;
  readonly fileBlocks: number;
};

export type ProgramRun = {
  readonly args: readonly string[];
  /** The only folder that it works in. */
  readonly folder: string;
  readonly limits: ProgramLimits;
  readonly atMostMs: number;
  /** Ends it early. */
  readonly ending?: Promise<void>;
};

/** The program gave up by itself, took too long or wanted too much; `message` says which. */
export class ProgramFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProgramFailed';
  }
}

/**
 * Runs a program that reads files of strangers, in a process of low rank that knows nothing of ours and is killed when
 * it takes too long, and gives what it writes out.
 * @throws {ProgramFailed} another error when it was ended early
 */
export type RunProgram = (program: string, run: ProgramRun) => Promise<Uint8Array>;
