import { whenIdle } from './when-idle.ts';

/** Does something that can wait until the page has everything it asked for, and has come to rest. */
export function whenLoaded(task: () => void): void {
  const rest = () => void whenIdle(task);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
