import { onceIdle } from './once-idle.ts';

/** Does something that can wait until the page has everything it asked for, and has come to rest. */
export function onceLoaded(task: () => void): void {
  const rest = () => void onceIdle(task);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
