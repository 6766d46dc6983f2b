declare const kind: unique symbol;

/** A branded text: the kind exists only for the compiler. */
type Id<Kind extends string> = string & { readonly [kind]: Kind };

export type PinId = Id<'pin'>;
export type BoardId = Id<'board'>;
export type SectionId = Id<'section'>;
export type UserId = Id<'user'>;
export type UploadId = Id<'upload'>;
export type TopicId = Id<'topic'>;

/** True for the only external form of ids: 1 to 19 digits. */
export function isIdText(text: string): boolean {
  return /^[0-9]{1,19}$/.test(text);
}

/** Brands a text as a pin id without checking it. Check external input with `isIdText` first. */
export function toPinId(text: string): PinId {
  return text as PinId;
}

/** Brands a text as a board id without checking it. */
export function toBoardId(text: string): BoardId {
  return text as BoardId;
}

/** Brands a text as a section id without checking it. */
export function toSectionId(text: string): SectionId {
  return text as SectionId;
}

/** Brands a text as a user id without checking it. */
export function toUserId(text: string): UserId {
  return text as UserId;
}

/** Brands a text as an upload id without checking it. */
export function toUploadId(text: string): UploadId {
  return text as UploadId;
}

/** Brands a text as a topic id without checking it. */
export function toTopicId(text: string): TopicId {
  return text as TopicId;
}
