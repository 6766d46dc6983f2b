import { FIRST_RETRY_MS, nextRetryMs } from '../../domain/connection/retry-pause.ts';
import { parseHexColor } from '../../domain/images/brightness.ts';
import type { ViewedPicture, ViewedPin } from '../../domain/offline/viewed-pins.ts';
import { OFFLINE_PARTS } from './internal/offline-parts.ts';

type OfflinePageDeps = {
  /** The recently viewed pins, last first. */
  readonly pins: readonly ViewedPin[];
  /** The requested path, which the offline page replaces. */
  readonly pathname: string;
  /** Address of a cached picture; undefined when it is not cached. */
  readonly pictureAt: (url: string) => Promise<string | undefined>;
  /** True when the server can be reached. */
  readonly ask: () => Promise<boolean>;
  /** Opens the requested page. */
  readonly retryFailedLoads: () => void;
};

/** Fills the served offline page: the recently viewed pins, and the retry button. */
export function showOfflinePage(deps: OfflinePageDeps): void {
  const { pins, pathname } = deps;
  const wanted = pins.find(({ address }) => address === pathname);
  if (wanted !== undefined) showPin(wanted, deps);
  showWall(
    pins.filter((pin) => pin !== wanted),
    deps,
  );
  comeBack(deps);
}

function showPin(pin: ViewedPin, { pictureAt }: OfflinePageDeps): void {
  const article = part(OFFLINE_PARTS.pin);
  const [title, description] = [article.querySelector('h2'), article.querySelector('p')];
  if (title !== null) title.textContent = pin.name;
  if (description !== null) description.textContent = pin.description;
  showPicture(article, pin.picture, pictureAt);
  article.hidden = false;
}

function showWall(pins: readonly ViewedPin[], { pictureAt }: OfflinePageDeps): void {
  const section = part(OFFLINE_PARTS.seen);
  const template = part(OFFLINE_PARTS.card) as HTMLTemplateElement;
  const cards = pins.map((pin) => {
    const card = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
    card.querySelector('a')!.href = pin.address;
    card.querySelector('span')!.textContent = pin.name;
    showPicture(card, pin.picture, pictureAt);
    return card;
  });
  section.querySelector('ul')?.append(...cards);
  section.hidden = cards.length === 0;
}

/** The placeholder has the picture's proportion and colour until the picture is loaded. */
function showPicture(
  owner: HTMLElement,
  picture: ViewedPicture | null,
  pictureAt: OfflinePageDeps['pictureAt'],
): void {
  const image = owner.querySelector('img');
  const frame = image?.parentElement;
  if (image === null || frame === null || frame === undefined) return;
  if (picture === null) {
    frame.hidden = true;
    return;
  }
  frame.style.aspectRatio = `${picture.width} / ${picture.height}`;
  if (picture.color !== null && parseHexColor(picture.color) !== null)
    frame.style.setProperty('--seen-color', picture.color);
  void pictureAt(picture.url).then((address) => {
    if (address === undefined) return;
    image.addEventListener('load', () => (image.hidden = false), { once: true });
    image.src = address;
  });
}

/** Polls the server with growing pauses while the page is visible, and at once when the network is back. */
function comeBack({ ask, retryFailedLoads }: OfflinePageDeps): void {
  const said = part(OFFLINE_PARTS.said);
  let pauseMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking = false;
  const look = async () => {
    if (asking) return;
    asking = true;
    const isThere = await ask();
    asking = false;
    if (isThere) retryFailedLoads();
    else if (said.textContent !== '') said.textContent = said.dataset.failed ?? '';
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      pauseMs = nextRetryMs(pauseMs);
      if (document.visibilityState === 'visible') void look();
      wait();
    }, pauseMs);
  };
  const lookNow = () => {
    pauseMs = FIRST_RETRY_MS;
    wait();
    void look();
  };
  part(OFFLINE_PARTS.retry).addEventListener('click', () => {
    said.textContent = said.dataset.trying ?? '';
    lookNow();
  });
  window.addEventListener('online', lookNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookNow();
  });
  wait();
}

function part(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The offline page has no ${id}.`);
  return found;
}
