import type { PinTask } from '../../../application/boards/organize-pins.ts';
import type { ToastMessage } from '../../kit/layers/toast-message.ts';
import { text } from '../../text/language.ts';
import { organizeMessages } from './messages.en.ts';

const TEXTS = {
  move: {
    begun: organizeMessages.moving,
    going: organizeMessages.movingOn,
    done: organizeMessages.moved,
    doneInPart: organizeMessages.movedSome,
  },
  copy: {
    begun: organizeMessages.copying,
    going: organizeMessages.copyingOn,
    done: organizeMessages.copied,
    doneInPart: organizeMessages.copiedSome,
  },
  delete: {
    begun: organizeMessages.deleting,
    going: organizeMessages.deletingOn,
    done: organizeMessages.deleted,
    doneInPart: organizeMessages.deletedSome,
  },
} as const;

/** The toast about processed pins; `of` is how many were selected. */
export function organizedText(
  kind: PinTask['kind'],
  done: number,
  of: number,
  target: { readonly name: string; readonly url: string } | null,
): Omit<ToastMessage, 'id'> {
  const texts = TEXTS[kind];
  return {
    text: text(done < of ? texts.doneInPart : texts.done, { count: done, target: target?.name ?? '' }),
    kind: 'done',
    ...(target === null ? {} : { action: { label: text(organizeMessages.view), href: target.url } }),
  };
}

/** The toast after an undo. */
export function putBackText(count: number): string {
  return text(organizeMessages.movedBack, { count });
}

/** The toast after a failure. */
export function failedText(kind: PinTask['kind'], message: string | null): string {
  if (kind === 'delete') return text(organizeMessages.deleteFailed);
  return message ?? text(organizeMessages.failed);
}

/** The progress: "Moving 500 of 1,200 pins…". */
export function workText(kind: PinTask['kind'], done: number, total: number | null): string {
  if (total === null) return text(organizeMessages.reading);
  return done === 0 ? text(TEXTS[kind].begun, { total }) : text(TEXTS[kind].going, { done, total });
}
