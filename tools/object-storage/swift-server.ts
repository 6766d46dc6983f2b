import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { pythonWithSwift } from './swift-programs.ts';

type TestedStorage = {
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** An object storage with the interface of S3, without buckets. */
    readonly objectStorage: TestedStorage;
  }
}

/** Only letters, digits and `:` besides the account, as Swift's own list of accounts wants it. */
const KEYS = { accessKeyId: 'pinakes:tester', secretAccessKey: 'a-secret-for-tests' };

/** Starts an object storage for the tests; ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const python = pythonWithSwift();
  if (python === undefined) throw new Error('OpenStack Swift is not installed (Debian: python3-swift).');
  const folder = mkdtempSync(path.join(tmpdir(), 'pinakes-swift-'));
  const script = path.join(import.meta.dirname, 'serve-swift.py');
  const server = spawn(python, [script, folder, KEYS.accessKeyId, KEYS.secretAccessKey], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGKILL');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = new Promise<string>((resolve) =>
    createInterface({ input: server.stdout }).once('line', resolve),
  );
  try {
    const endpoint = await Promise.race([
      address,
      exited.then(() => Promise.reject(new Error('Swift did not start.'))),
    ]);
    project.provide('objectStorage', { endpoint, region: 'us-east-1', ...KEYS });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
