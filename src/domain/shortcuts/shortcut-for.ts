/** Actions of single-character shortcuts: `save` the current pin, `list` the shortcuts. */
export type Shortcut = 'save' | 'list';

/** A key as it was pressed, and where. */
export interface KeyPress {
  /** The character that it makes. */
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** It is being held down. */
  readonly repeat: boolean;
  /** Characters are written where it was pressed, or find something there. */
  readonly typing: boolean;
}

/** The shortcut of a key press; null for all other keys, and inside text fields. */
export function shortcutFor({ key, shiftKey, ...press }: KeyPress): Shortcut | null {
  if (press.typing || press.repeat || press.ctrlKey || press.metaKey || press.altKey) return null;
  // On most keyboards it takes Shift to write a question mark.
  if (key === '?') return 'list';
  return key.toLowerCase() === 's' && !shiftKey ? 'save' : null;
}
