import { useLayoutEffect, useState } from 'react';

/**
 * An object URL (`blob:…`) for a picture on this device, always for the latest content. Null when `content` is not a
 * `Blob`.
 */
export function useFileAddress(content: unknown): string | null {
  const [given, setGiven] = useState<{ readonly to: Blob; readonly address: string } | null>(null);
  // Before painting, so that the new picture is shown at once and never the previous one.
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
 * Revokes an address after it was read. Pictures load their bytes only after they were drawn. If one is removed right
 * after that, it would load a revoked address, and the browser logs an error.
 */
function takeBack(address: string): void {
  const reader = new Image();
  reader.onload = reader.onerror = () => URL.revokeObjectURL(address);
  reader.src = address;
}
