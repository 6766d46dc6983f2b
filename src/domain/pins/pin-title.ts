import type { Pin } from './pin.ts';

/** The name of a pin: its title, or else that of its story; empty without one. */
export function pinTitle({ title, storyPinData }: Pick<Pin, 'title' | 'storyPinData'>): string {
  return title || (storyPinData?.metadata.pinTitle ?? '');
}
