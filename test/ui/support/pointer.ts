import { fireEvent } from '@testing-library/react';

/** An event of a pointer that has moved so many px since the one before; jsdom knows no such events. */
export function pointer(
  type: string,
  target: Element,
  moved: number,
  pointerType = 'mouse',
  relatedTarget: Element | null = null,
): void {
  const event = new MouseEvent(type, { bubbles: true, relatedTarget });
  for (const [name, value] of Object.entries({ pointerType, movementX: moved, movementY: 0 }))
    Object.defineProperty(event, name, { value });
  fireEvent(target, event);
}
