import { actionOf, amountOf, fieldsOf, listOf, textOf, type ActionText, type Fields } from './fields.ts';
import { safeHref } from '../safe-href.ts';

export type ModalMedia =
  | { readonly kind: 'image'; readonly url: string; readonly alt: string; readonly color: string | undefined }
  | { readonly kind: 'video'; readonly url: string; readonly thumbnail: string | undefined };

export type ModalDisplay = {
  readonly kind: 'modal';
  readonly title: string;
  readonly body: string;
  readonly media: ModalMedia | undefined;
  readonly complete: ActionText;
  readonly dismiss: ActionText | undefined;
  readonly delayMs: number;
};

/** A modal needs title, body and the text of its complete button. */
export function modalOf(data: Fields): ModalDisplay | undefined {
  const title = textOf(data['title']);
  const body = textOf(data['body']);
  const complete = actionOf(data['completeButton'], 'text', 'url');
  if (title === undefined || body === undefined || complete === undefined) return undefined;
  return {
    kind: 'modal',
    title,
    body,
    media: mediaOf(data),
    complete,
    dismiss: actionOf(data['dismissButton'], 'text', 'url'),
    delayMs: amountOf(data['delay_in_millis']) ?? 0,
  };
}

function mediaOf(data: Fields): ModalMedia | undefined {
  const image = fieldsOf(data['image']);
  const url = safeHref(image['url']);
  if (url !== undefined)
    return {
      kind: 'image',
      url,
      alt: textOf(image['imageAlt']) ?? '',
      color: colorOf(image['dominantColor']),
    };
  const video = fieldsOf(data['video']);
  const videoUrl = safeHref(video['url']);
  if (videoUrl === undefined) return undefined;
  return { kind: 'video', url: videoUrl, thumbnail: safeHref(fieldsOf(video['metadata'])['thumbnail']) };
}

/** A colour from red, green and blue, each from 0 to 255. */
function colorOf(value: unknown): string | undefined {
  const parts = listOf(value);
  const isColor = parts.length === 3 && parts.every((part) => Number.isInteger(part) && isByte(Number(part)));
  return isColor ? `rgb(${parts.join(' ')})` : undefined;
}

function isByte(value: number): boolean {
  return value >= 0 && value <= 255;
}
