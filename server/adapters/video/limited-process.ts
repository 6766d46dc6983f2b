import { spawn } from 'node:child_process';
import { ProgramFailed, type ProgramRun } from '../../application/ports/media/limited-program.ts';

/** The error output of a program, for the operator. */
const MAX_COMPLAINT = 2_000;
const MAX_OUTPUT = 20_000_000;

/** Implements `RunProgram`; the limits are set by the system's shell, where there is one. */
export async function runLimited(program: string, run: ProgramRun): Promise<Uint8Array> {
  const { command, args } = limited(program, run);
  const child = spawn(command, args, {
    cwd: run.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The program gets no environment variables of the server: no secrets, no proxies.
    env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', HOME: run.folder, TMPDIR: run.folder },
  });
  const output: Buffer[] = [];
  let written = 0;
  let complaint = '';
  let killed: 'time' | 'ending' | 'size' | null = null;
  const kill = (why: NonNullable<typeof killed>) => {
    killed ??= why;
    child.kill('SIGKILL');
  };
  const timer = setTimeout(() => kill('time'), run.atMostMs);
  void run.ending?.then(() => kill('ending'));
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.length;
    if (written > MAX_OUTPUT) kill('size');
    else output.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    if (complaint.length < MAX_COMPLAINT) complaint += chunk.toString('latin1');
  });
  try {
    const { code, signal } = await new Promise<{ code: number | null; signal: string | null }>(
      (resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code, signal) => resolve({ code, signal }));
      },
    );
    if (killed === 'ending') throw new Error('ended early');
    if (code === 0 && killed === null) return Buffer.concat(output);
    throw new ProgramFailed(`${killed ?? signal ?? code}: ${oneLine(complaint)}`);
  } finally {
    clearTimeout(timer);
  }
}

/** File names are ours, but the rest of the output may contain text of the file. */
function oneLine(text: string): string {
  return text
    .slice(0, MAX_COMPLAINT)
    .replace(/[^\x20-\x7e]+/g, ' ')
    .trim();
}

function limited(program: string, run: ProgramRun): { command: string; args: readonly string[] } {
  if (process.platform === 'win32') return { command: program, args: run.args };
  const { roomKib, cpuSeconds, fileBlocks } = run.limits;
  const limits = [`-v ${roomKib}`, `-t ${cpuSeconds}`, `-f ${fileBlocks}`, '-c 0'];
  const script = `${limits.map((limit) => `ulimit ${limit} 2>/dev/null;`).join(' ')} exec nice -n 10 "$0" "$@"`;
  return { command: '/bin/sh', args: ['-c', script, program, ...run.args] };
}
