import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';

/** A program by its path, or the first one of this name in PATH; null when there is none. */
export async function findProgram(name: string, searchPath: string): Promise<string | null> {
  if (path.basename(name) !== name) return (await isProgram(name)) ? name : null;
  for (const folder of searchPath.split(path.delimiter)) {
    const program = path.join(folder, name);
    if (folder !== '' && (await isProgram(program))) return program;
  }
  return null;
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}
