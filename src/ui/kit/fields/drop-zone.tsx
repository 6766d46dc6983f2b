import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import classes from './drop-zone.module.css';
import { ImagePlusIcon } from '../icons/image-plus-icon.tsx';

export interface DropZoneProps {
  /** The instruction, for example "Choose a picture". */
  readonly label: string;
  /** The allowed file types and sizes, as text. */
  readonly help: ReactNode;
  /** Media types for the file chooser. Dropped and pasted files are not filtered: check them. */
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** The error about the chosen files. */
  readonly error?: string | null;
  /** `more`: low and dashed, beside existing pictures. */
  readonly kind?: 'large' | 'more';
  readonly name?: string;
}

/** Accepts pictures that are chosen, dropped on it, or pasted anywhere on the page. */
export function DropZone({
  label,
  help,
  accept,
  multiple = false,
  onFiles,
  error,
  kind = 'large',
  name,
}: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const given = [...(files ?? [])];
    if (given.length > 0) onFiles(multiple ? given : given.slice(0, 1));
  };
  usePastedFiles(take);
  const input = useRef<HTMLInputElement>(null);
  useFilesOfRemovedInput(input, take);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const dragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const dragLeave = (event: DragEvent<HTMLElement>) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
      setOver(false);
  };

  return (
    <label
      className={classNames(classes.zone, kind === 'more' && classes.more, over && classes.over)}
      onDragOver={dragOver}
      onDragLeave={dragLeave}
      onDrop={drop}
    >
      <input
        ref={input}
        className={classes.input}
        type="file"
        name={name}
        accept={accept.join(',')}
        multiple={multiple}
        aria-label={label}
        aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          take(event.currentTarget.files);
          // Without this, choosing the same file again would fire no event.
          event.currentTarget.value = '';
        }}
      />
      <ImagePlusIcon size={kind === 'large' ? 24 : 20} />
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span className={classes.help} id={`${id}-help`}>
          {help}
        </span>
        {error && (
          <span className={classes.error} id={`${id}-error`}>
            {error}
          </span>
        )}
      </span>
    </label>
  );
}

function usePastedFiles(take: (files: FileList | undefined) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!event.clipboardData?.files.length) return;
      event.preventDefault();
      latest.current(event.clipboardData.files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/**
 * A system's file chooser stays open when the page changes below it, for example when drafts are restored. React does not
 * hear of a choice in an input that is gone.
 */
function useFilesOfRemovedInput(
  input: RefObject<HTMLInputElement | null>,
  take: (files: FileList | null) => void,
): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const element = input.current;
    // Not removed again, because it is for the time afterwards.
    element?.addEventListener('change', () => {
      if (!element.isConnected) latest.current(element.files);
    });
  }, [input]);
}
