import { useLayoutEffect, useState } from 'react';

/**
 * An address under which a picture on this device can be shown: `blob:…`, always that of the content given last. Null
 * for what is no `Blob`.
 */
export function useFileAddress(content: unknown): string | null {
  const [given, setGiven] = useState<{ readonly to: Blob; readonly address: string } | null>(null);
  // Before anything is painted: a picture stands there at once, and never the one before.
  useLayoutEffect(() => {
    if (!(content instanceof Blob)) return undefined;
    const address = URL.createObjectURL(content);
    setGiven({ to: content, address });
    return () => {
      setGiven(null);
      takeBack(address);
    };
  }, [content]);
  return given !== null && given.to === content ? given.address : null;
}

/**
 * Takes an address back once it was read. Pictures ask for their bytes only after they were drawn: one that was drawn
 * last and goes at once would ask for an address that is gone, and the browser complains.
 */
function takeBack(address: string): void {
  const reader = new Image();
  reader.onload = reader.onerror = () => URL.revokeObjectURL(address);
  reader.src = address;
}
