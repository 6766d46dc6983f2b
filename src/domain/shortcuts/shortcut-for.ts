/** Actions of single-character shortcuts: `save` the current pin, go to the `search` field, `list` the shortcuts. */
export type Shortcut = 'save' | 'search' | 'list';

/** A key press with its context. */
export interface KeyPress {
  /** The character of the key. */
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** True while the key is held down. */
  readonly repeat: boolean;
  /** True in an element where characters are typed or find an entry. */
  readonly typing: boolean;
}

/** The shortcut of a key press; null for all other keys, and inside text fields. */
export function shortcutFor({ key, shiftKey, ...press }: KeyPress): Shortcut | null {
  if (press.typing || press.repeat || press.ctrlKey || press.metaKey || press.altKey) return null;
  // On most keyboards a question mark requires Shift, and on some a slash.
  if (key === '?') return 'list';
  if (key === '/') return 'search';
  return key.toLowerCase() === 's' && !shiftKey ? 'save' : null;
}
