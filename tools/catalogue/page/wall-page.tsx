import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AppContext } from '../../../src/ui/base/app-context.ts';
import { PinFeed } from '../../../src/ui/feeds/pin-feed.tsx';
import { LinkProvider } from '../../../src/ui/kit/app-link.tsx';
import { useSettings } from '../../showcase/page/settings.ts';
import { bringStates } from './bring-states.ts';
import { CHOICES, chosenPins } from './choices.ts';
import { giveFeedback, openCatalogue } from './open-catalogue.ts';

/** One grid of cards, rendered by the product's own feed component. */
export function WallPage() {
  const [values] = useSettings(CHOICES);
  const wall = useRef<HTMLElement>(null);
  const [pins] = useState(() => chosenPins(values));
  const [{ app, feed }] = useState(() => openCatalogue(pins, values['viewer'] === 'member', values['tag']!));
  useLayoutEffect(() => bringStates(wall.current!, values['state'] ?? 'rest'), [values]);
  useEffect(() => void giveFeedback(app, pins, values['state']), [app, pins, values]);
  const title = CHOICES.slice(0, 3).map(({ name, choices }) => choices[values[name]!]);
  return (
    <AppContext value={app}>
      <LinkProvider navigate={() => undefined}>
        <main ref={wall} className="wall">
          <h1 className="page-title">{title.join(', ')}</h1>
          <PinFeed feed={feed} label="Cards" empty={null} />
        </main>
      </LinkProvider>
    </AppContext>
  );
}
