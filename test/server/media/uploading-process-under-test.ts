import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { S3Settings } from '../../../server/adapters/s3/s3-settings.ts';

const PROGRAM = fileURLToPath(new URL('./uploading-process.ts', import.meta.url));

export type Uploading = {
  /** Of the store, and of the files. */
  readonly directory: string;
  /** Of several processes one after the other. */
  readonly round: number;
  /** It is killed as soon as it has acknowledged so many pictures. */
  readonly pictures: number;
  readonly bucket?: S3Settings;
  readonly databaseUrl?: string;
};

/** Lets a process send pictures and kills it without warning in the middle of its work; what it has acknowledged. */
export async function uploadAndKill(uploading: Uploading): Promise<readonly string[]> {
  const { directory, round, pictures, bucket, databaseUrl = '' } = uploading;
  const args = [PROGRAM, directory, String(1 + round * 100_000)];
  if (bucket !== undefined) args.push(JSON.stringify(bucket));
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const ended = new Promise((resolve) => child.once('close', (_code, signal) => resolve(signal)));
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.split('\n').length > pictures) child.kill('SIGKILL');
  });
  expect(await ended).toBe('SIGKILL');
  return output.split('\n').slice(0, -1);
}
