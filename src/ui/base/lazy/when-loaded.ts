import { whenIdle } from './when-idle.ts';

/** Runs `work` after the load event, when the page is idle. */
export function whenLoaded(task: () => void): void {
  const rest = () => void whenIdle(task);
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
}
