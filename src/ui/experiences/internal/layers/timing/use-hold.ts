import { useMemo, useState, type FocusEvent } from 'react';

/** Whether somebody is at a layer, with the pointer or the focus; it then does not close by itself. */
export type Hold = {
  readonly isHeld: boolean;
  readonly handlers: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
};

export function useHold(): Hold {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const handlers = useMemo(
    () => ({
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    }),
    [],
  );
  return { isHeld: isHovered || hasFocus, handlers };
}
