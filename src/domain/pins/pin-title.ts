import type { Pin } from './pin.ts';

/** What a pin is called: its title, else that of its story; empty when it has none. */
export function pinTitle({ title, storyPinData }: Pick<Pin, 'title' | 'storyPinData'>): string {
  return title || (storyPinData?.metadata.pinTitle ?? '');
}
