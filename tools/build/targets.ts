import path from 'node:path';

/** The oldest supported browsers: `<dialog>`, popover, CSS nesting. */
export const browserTargets = ['chrome125', 'firefox125', 'safari17.5'];

/** Constants that both bundles replace at build time. */
export const production = { 'process.env.NODE_ENV': '"production"' };

/** The package's default entry is its development build, and includes its framework mode. */
export function productionPackages(root: string): Record<string, string> {
  return { 'react-router-dom': path.join(root, 'node_modules/react-router/dist/production/index.mjs') };
}
