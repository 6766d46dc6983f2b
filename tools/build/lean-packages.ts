import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const NAMESPACE = 'lean-container';
const OTHERS = 'other-bindings';

const METADATA = `
const all = new WeakMap();
Reflect.getOwnMetadata = (key, target) => all.get(target)?.get(key);
Reflect.defineMetadata = (key, value, target) => {
  if (!all.has(target)) all.set(target, new Map());
  all.get(target).set(key, value);
};`;

/** What the container uses for bindings of other kinds than constants and values made from other values. */
const OTHER_BINDINGS =
  /\b(getClassMetadata|InstanceBindingNodeImplementation|DynamicValueBindingNode|FactoryBindingNodeImplementation|PlanServiceRedirectionBindingNodeImplementation)\.js$/;

/**
 * Leaves out of the browser's copy of the container what ours never reaches: its makers of code from text (it is
 * opened `jitless`, since the pages' security policy forbids them), all bindings but constants and values made from
 * other values, and all of the metadata package but the two functions with which the container numbers its modules;
 * no class of ours carries metadata. What it has written out for two, three and four values is done by what it has for any number.
 */
export const leanContainer: Plugin = {
  name: NAMESPACE,
  setup(build) {
    build.onResolve({ filter: /Jit\.js$/ }, ({ path: file, importer }) =>
      importer.includes('@inversifyjs')
        ? { path: path.basename(file, '.js'), namespace: NAMESPACE }
        : undefined,
    );
    build.onResolve({ filter: OTHER_BINDINGS }, ({ path: file, importer }) =>
      importer.includes('@inversifyjs')
        ? { path: path.basename(file, '.js'), namespace: OTHERS, sideEffects: false }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: OTHERS }, ({ path: name }) => ({
      contents: `export function ${name}() { throw new Error('This kind of binding was left out.'); }`,
    }));
    build.onLoad({ filter: /core[\\/]lib[\\/].*[\\/]resolve(Two|Three|Four)\.js$/ }, ({ path: file }) => ({
      contents: `export { resolveMany as ${path.basename(file, '.js')} } from './resolveMany.js';`,
      resolveDir: path.dirname(file),
    }));
    build.onResolve({ filter: /^reflect-metadata/ }, () => ({ path: 'metadata', namespace: NAMESPACE }));
    build.onLoad({ filter: /^metadata$/, namespace: NAMESPACE }, () => ({
      contents: METADATA,
    }));
    build.onLoad({ filter: /Jit$/, namespace: NAMESPACE }, ({ path: name }) => ({
      contents: `export function ${name}() { throw new Error('The container was not opened jitless.'); }`,
    }));
  },
};

const MADE_AT_LOAD =
  /= (React\d*\.(?:createContext|memo|forwardRef)\(|new (?:Set|Map|WeakMap|URL)\(|Object\.getOwnPropertyNames\()/g;
const NAMED_FOR_TOOLS = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler drop the parts of the router that nobody imports: it cannot see that making a context or a set
 * has no effect, and the names for developers' tools hold on to the rest.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  setup(build) {
    build.onLoad({ filter: /react-router[\\/]dist[\\/].*\.mjs$/ }, async (file) => {
      const source = await readFile(file.path, 'utf8');
      return { contents: source.replace(MADE_AT_LOAD, '= /* @__PURE__ */ $1').replace(NAMED_FOR_TOOLS, '') };
    });
  },
};
