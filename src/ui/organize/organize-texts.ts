import type { PinTask } from '../../application/boards/organize-pins.ts';
import type { ToastMessage } from '../kit/layers/toast-message.ts';
import { countText, numberText } from '../text/count-text.ts';

const DONE = { move: 'moved', copy: 'copied', delete: 'deleted' } as const;
const DOING = { move: 'Moving', copy: 'Copying', delete: 'Deleting' } as const;

/** What a toast says about pins that were dealt with; `of` is how many were chosen. */
export function organizedText(
  kind: PinTask['kind'],
  done: number,
  of: number,
  target: { readonly name: string; readonly url: string } | null,
): Omit<ToastMessage, 'id'> {
  const to = target === null ? '' : ` to ${target.name}`;
  const rest = done < of ? `; the others stayed as they were` : '';
  return {
    text: `${countText(done, 'pin', 'pins')} ${DONE[kind]}${to}${rest}`,
    kind: 'done',
    ...(target === null ? {} : { action: { label: 'Look', href: target.url } }),
  };
}

/** What a toast says about pins that are where they were. */
export function putBackText(count: number): string {
  return `${countText(count, 'pin', 'pins')} moved back`;
}

/** What a toast says when something went wrong. */
export function failedText(kind: PinTask['kind'], message: string | null): string {
  if (kind === 'delete') return 'Sorry! There was an error deleting your Pin.';
  return message ?? 'Sorry! Something went wrong on our end.';
}

/** What is going on: "Moving 500 of 1,200 pins". */
export function workText(kind: PinTask['kind'], done: number, total: number | null): string {
  if (total === null) return 'Reading the list …';
  return done === 0
    ? `${DOING[kind]} ${countText(total, 'pin', 'pins')} …`
    : `${DOING[kind]}: ${countText(done, 'pin', 'pins')} of ${numberText(total)}`;
}
