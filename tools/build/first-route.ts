import { createHash } from 'node:crypto';
import path from 'node:path';
import esbuild from 'esbuild';
import { browserTargets } from './targets.ts';

/** Scripts by address, from esbuild or as they are served. */
export type Scripts = ReadonlyMap<string, string>;

export interface JoinedScripts {
  scripts: Scripts;
  /** The served address of a script by its address from esbuild. */
  served: (address: string) => string;
}

/** Scripts to join. The result has the name of the first. */
export type Group = readonly [head: string, ...others: string[]];

const STATEMENT = /import(?:\{([^{}]*)\}from)?"(\/static\/[^"]+)";?/g;

/**
 * Joins the modules that the entry loads at once into one script. esbuild would create a chunk for every combination of
 * shared modules: dozens of requests, each compressed separately. Later chunks import shared modules from the joined
 * script.
 */
export function joinFirstRoute(scripts: Scripts, first: Group): Promise<JoinedScripts> {
  // The entry has always run before later chunks.
  return join(scripts, first, () => '');
}

/** Joins chunks that several later parts share into one script, which replaces the first of them. */
export function joinShared(scripts: Scripts, group: Group): Promise<JoinedScripts> {
  return join(scripts, group, (head) => `import"${head}";`);
}

async function join(
  scripts: Scripts,
  first: Group,
  /** Replaces an import of a joined script that only runs it. */
  importToRun: (entry: string) => string,
): Promise<JoinedScripts> {
  const [entry] = first;
  const number = new Map(first.map((address, index) => [address, index]));
  const nameOf = (address: string, name: string) => `${name}${String(number.get(address))}`;
  // Later parts import the joined script, so its hash must be part of their names.
  const state = hashOf(first.join());
  const later = [...scripts.keys()].filter((address) => !number.has(address));
  const renamed = new Map(later.map((address) => [address, withHash(address, hashOf(address + state))]));
  renamed.set(entry, withHash(entry, hashOf([state, ...later].join())));
  const served = (address: string) => renamed.get(number.has(address) ? entry : address) ?? address;

  const wanted = new Map<string, Set<string>>();
  const result = new Map<string, string>();
  for (const address of later) {
    const text = (scripts.get(address) ?? '').replace(
      STATEMENT,
      (statement, names: string | undefined, from) => {
        if (!number.has(String(from))) return statement;
        if (names === undefined) return importToRun(entry);
        const taken = names.split(',').map((pair) => pair.split(' as ') as [string, string?]);
        const known = wanted.get(String(from)) ?? new Set();
        wanted.set(String(from), known);
        for (const [name] of taken) known.add(name);
        const pairs = taken.map(([name, own = name]) => `${nameOf(String(from), name)} as ${own}`);
        return `import{${pairs.join()}}from"${entry}";`;
      },
    );
    result.set(served(address), text);
  }

  const exported = [...wanted].map(([address, names]) => {
    const pairs = [...names].map((name) => `${name} as ${nameOf(address, name)}`);
    return `export {${pairs.join()}} from "${address}";`;
  });
  const all = first.map((address) => `import "${address}";`);
  result.set(served(entry), await bundle([...all, ...exported].join(''), scripts, number));

  const final = new Map<string, string>();
  for (const [address, text] of result)
    final.set(
      address,
      text.replace(/"(\/static\/[^"]+\.js)"/g, (quoted, name: string) =>
        renamed.has(name) ? `"${served(name)}"` : quoted,
      ),
    );
  return { scripts: final, served };
}

async function bundle(start: string, scripts: Scripts, joined: ReadonlyMap<string, number>): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: start },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: browserTargets,
    legalComments: 'none',
    write: false,
    logLevel: 'warning',
    plugins: [
      {
        name: 'chunks',
        setup(build) {
          build.onResolve({ filter: /^\/static\// }, ({ path: address }) =>
            joined.has(address) ? { path: address, namespace: 'chunk' } : { path: address, external: true },
          );
          build.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path: address }) => ({
            contents: scripts.get(address) ?? '',
          }));
        },
      },
    ],
  });
  return outputFiles[0]?.text ?? '';
}

function withHash(address: string, hash: string): string {
  const { dir, name } = path.posix.parse(address);
  return `${dir}/${name.replace(/-[^-]+$/, '')}-${hash}.js`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
}
