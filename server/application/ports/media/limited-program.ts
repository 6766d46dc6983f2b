/** Limits of the process, in the units of `ulimit`: address space in KiB, processor seconds, blocks of a file. */
type ProgramLimits = {
  readonly roomKib: number;
  readonly cpuSeconds: number;
  readonly fileBlocks: number;
};

export type ProgramRun = {
  readonly args: readonly string[];
  /** The only folder that the program uses. */
  readonly folder: string;
  readonly limits: ProgramLimits;
  readonly atMostMs: number;
  /** Aborts the program. */
  readonly ending?: Promise<void>;
};

/** The program failed, timed out or exceeded a limit; `message` says which. */
export class ProgramFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ProgramFailed';
  }
}

/**
 * Runs a program that reads untrusted files, and returns its output. The process has a low priority, gets no
 * environment of the server, and is killed at the timeout.
 * @throws {ProgramFailed} an aborted run throws another error
 */
export type RunProgram = (program: string, run: ProgramRun) => Promise<Uint8Array>;
