let loading: Promise<void> | undefined;

/**
 * Loads the style sheet of the later chunks, whose address is in the page's start script. Loads once; after a failure
 * the next call tries again.
 * @throws {Error} when it cannot be loaded
 */
export function lazyStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const href = document.querySelector<HTMLElement>('[data-later-style]')?.dataset['laterStyle'];
  if (!href) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    };
    document.head.append(link);
  });
}
