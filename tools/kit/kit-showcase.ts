import type { Showcase } from '../showcase/showcase-site.ts';

/** The page with all parts of the kit. */
export function kitShowcase(root: string): Showcase {
  return { root, folder: 'tools/kit/page', title: 'Kit' };
}
