import type { Deployment } from '../../application/ports/deployment.ts';

/** Detects a new version: the server then no longer has the script of this page. */
export class OwnScriptDeployment implements Deployment {
  async hasChanged(): Promise<boolean> {
    const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    if (own === null) return false;
    try {
      const answer = await fetch(own.src, { method: 'HEAD', cache: 'no-store' });
      return answer.status === 404;
    } catch {
      return false;
    }
  }
}
