import path from 'node:path';
import { builtinModules } from 'node:module';
import {
  isIn,
  layerOf,
  nodeCorners,
  nodeHomes,
  notNodeHomes,
  outwardHome,
  outwardModules,
  packageHomes,
} from './layers.mjs';

/** Lint rule: a file imports only from the layers that its own layer may use. */
export const layerImports = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const layer = layerOf(file);
    if (!layer) return {};

    const check = (node) => {
      const source = node.source ?? node.argument;
      const specifier = source?.value ?? source?.literal?.value;
      if (typeof specifier !== 'string') return;
      const message = specifier.startsWith('.')
        ? refusedFile(file, layer, path.posix.join(path.posix.dirname(file), specifier))
        : (refusedConnection(file, specifier, node) ?? refusedPackage(file, specifier));
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

function refusedFile(file, layer, target) {
  const targetLayer = layerOf(target);
  if (targetLayer === layer) return refusedSibling(file, target);
  const allowed = targetLayer && layer.mayImport.some((place) => isIn(target, place));
  if (allowed) return undefined;
  return `${layer.folder} may not import ${targetLayer?.folder ?? target}. ${layer.hint}`;
}

/** Adapters of one technology must not import those of another. */
function refusedSibling(file, target) {
  const technologyOf = (place) => /^server\/adapters\/([^/]+)\//.exec(place)?.[1];
  const own = technologyOf(file);
  const other = technologyOf(target);
  if (own === other) return undefined;
  return `server/adapters/${own} may not import server/adapters/${other}. State a port in server/application/ports instead.`;
}

function refusedPackage(file, specifier) {
  if (isNodeModule(specifier)) {
    if (!specifier.startsWith('node:')) return `Write node:${specifier}.`;
    const mayUseNode =
      nodeCorners.some((place) => isIn(file, place)) ||
      (nodeHomes.some((place) => isIn(file, place)) && !notNodeHomes.some((place) => isIn(file, place)));
    if (mayUseNode) return undefined;
    return `${specifier} is Node's, this file also runs elsewhere. Node belongs to server/adapters, behind a port of server/application.`;
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const homes = packageHomes[name];
  if (!homes) return `${name} has no home yet: name the one place that may know it in tools/lint/layers.mjs.`;
  if (homes.some((place) => isIn(file, place))) return undefined;
  return `${name} may be imported in ${homes.join(' and ')} only; the rest of the code knows a port or our own function instead.`;
}

function refusedConnection(file, specifier, node) {
  const harmless = outwardModules[specifier];
  const isHome = [outwardHome, ...(packageHomes[specifier] ?? [])].some((place) => isIn(file, place));
  if (!harmless || isHome || node.importKind === 'type') return undefined;
  const imported = node.type === 'ImportDeclaration' ? node.specifiers : [undefined];
  const isHarmless = imported.every(
    (part) =>
      part?.type === 'ImportSpecifier' &&
      (part.importKind === 'type' || harmless.includes(part.imported.name ?? part.imported.value)),
  );
  if (isHarmless && imported.length > 0) return undefined;
  return `${specifier} opens connections. Only the guarded fetcher in ${outwardHome} may reach other machines: it checks every address and redirect.`;
}

function isNodeModule(specifier) {
  return specifier.startsWith('node:') || builtinModules.includes(specifier.split('/')[0]);
}
