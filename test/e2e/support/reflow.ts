import type { Page } from 'playwright';

/** A window of 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };

/** What somebody may ask for who needs room between letters, words, lines and paragraphs. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
  'p { margin-block-end: 2em !important }';

/** What cannot be read without scrolling both ways in a very small window, as it is and with wide text. */
export async function reflowFaults(page: Page): Promise<readonly string[]> {
  await page.setViewportSize(NARROW);
  const plain = await faultsOn(page);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  const spaced = await faultsOn(page);
  return [...plain, ...spaced.map((fault) => `with wide text: ${fault}`)];
}

async function faultsOn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    const faults: string[] = [];
    const name = (element: Element) =>
      `${element.localName}.${element.className} "${element.textContent.slice(0, 40)}"`;
    const root = document.documentElement;
    // A grid is laid out anew in a task of its own, which may come late on a busy machine.
    for (let frames = 0; frames < 60 && root.scrollWidth > innerWidth; frames++)
      await new Promise(requestAnimationFrame);
    if (root.scrollWidth > innerWidth) faults.push(`the page is ${root.scrollWidth} px wide`);

    const parts = [...document.querySelectorAll<HTMLElement>('body *')];
    for (const part of parts) {
      const style = getComputedStyle(part);
      const { clientWidth, clientHeight } = part;
      // What is read out only, and what is not there at all.
      if (clientWidth <= 1 || clientHeight <= 1 || style.visibility === 'hidden') continue;
      const scrolls = style.overflowX === 'auto' || style.overflowX === 'scroll';
      // Rows of cards are leafed through, and each card fits.
      const leafs = part.matches('[role="tablist"], nav *, nav, section > ul[role="list"]');
      if (scrolls && part.scrollWidth > clientWidth + 1 && !leafs)
        faults.push(`scrolls sideways: ${name(part)}`);
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip';
      const holdsText = [...part.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      // Three dots say that there is more, which is told in full elsewhere.
      const saysSo = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      const isCut = part.scrollWidth > clientWidth + 1 || part.scrollHeight > clientHeight + 1;
      if (clips && holdsText && !saysSo && isCut) faults.push(`cut off: ${name(part)}`);
    }
    return faults;
  });
}
