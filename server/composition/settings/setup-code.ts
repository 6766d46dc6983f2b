import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration } from '../../adapters/node/configuration.ts';
import { isLoopback } from './loopback.ts';

/**
 * The code for the first account of an empty store, when strangers could reach this server before its operator. It is
 * generated once, stored in DATA_DIR until there is an account, and printed on standard error at every start. Null when
 * only this machine can reach the server, when an account exists, or when sign-up is closed: then a line says that no
 * account can be created.
 */
export async function openSetupCode({
  configuration,
  isStoreEmpty,
}: {
  readonly configuration: Pick<
    Configuration,
    'allowSignup' | 'dataDir' | 'host' | 'publicUrl' | 'trustedProxies'
  >;
  readonly isStoreEmpty: boolean;
}): Promise<string | null> {
  const file = path.join(configuration.dataDir, 'setup-code');
  if (!isStoreEmpty) {
    await rm(file, { force: true });
    return null;
  }
  if (!configuration.allowSignup) {
    process.stderr.write(
      'There is no account yet, and ALLOW_SIGNUP=false lets nobody make one. Start with ALLOW_SIGNUP=true, sign up, then close it.\n',
    );
    return null;
  }
  if (isPrivate(configuration)) return null;
  const code = (await readCode(file)) ?? (await makeCode(file));
  process.stderr.write(`The first account runs this server. Its setup code is ${code}\n`);
  return code;
}

function isPrivate({
  host,
  publicUrl,
  trustedProxies,
}: Pick<Configuration, 'host' | 'publicUrl' | 'trustedProxies'>) {
  return publicUrl === null && trustedProxies.length === 0 && isLoopback(host);
}

async function readCode(file: string): Promise<string | undefined> {
  const code = await readFile(file, 'utf8').catch(() => '');
  return /^[0-9a-f]{16}$/.test(code.trim()) ? code.trim() : undefined;
}

async function makeCode(file: string): Promise<string> {
  const code = randomBytes(8).toString('hex');
  await writeFile(file, `${code}\n`, { mode: 0o600 });
  return code;
}
