import type { Scripts } from './first-route.ts';

const EXPORTS = /export\{([^{}]*)\};?\s*$/;
const IMPORT = /import\{([^{}]*)\}from"([^"]+)"/g;

/**
 * Lets a script give away what others take from it under the names that its parts have in it: a list of pairs of names
 * is a third longer when it is compressed. For scripts whose names have their final form.
 * @throws {Error} if one takes what the script does not give
 */
export function exportOwnNames(scripts: Scripts, from: string): Scripts {
  const text = scripts.get(from) ?? '';
  const pairs = namesIn(EXPORTS.exec(text)?.[1] ?? '');
  const own = new Map(pairs.map(([name, given]) => [given, name]));
  const ownOf = (given: string) => {
    const name = own.get(given);
    if (name === undefined) throw new Error(`${from} does not export ${given}.`);
    return name;
  };
  const take = (statement: string, names: string, address: string) => {
    if (address !== from) return statement;
    const taken = namesIn(names).map(([given, local]) => pairOf(ownOf(given), local));
    return `import{${taken.join()}}from"${from}"`;
  };
  const exported = `export{${[...new Set(own.values())].join()}};`;
  return new Map(
    [...scripts].map(([address, script]) => [
      address,
      address === from ? script.replace(EXPORTS, () => exported) : script.replace(IMPORT, take),
    ]),
  );
}

/** Each as `[name, its other name]`; the same twice where it has no other. */
function namesIn(list: string): (readonly [string, string])[] {
  return list.split(',').map((pair) => {
    const [name = '', other = name] = pair.trim().split(' as ');
    return [name, other];
  });
}

function pairOf(name: string, other: string): string {
  return name === other ? name : `${name} as ${other}`;
}
