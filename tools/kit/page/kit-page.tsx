import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { LinkProvider } from '../../../src/ui/kit/app-link.tsx';
import { LOOKS, useSettings } from '../../showcase/page/settings.ts';
import { showState } from '../../showcase/page/shown-state.ts';
import { Toolbar } from '../../showcase/page/toolbar.tsx';
import { PartChoice } from './part-choice.tsx';
import type { Part, PartState } from './part.ts';
import { BUTTONS } from './parts/buttons.tsx';
import { FIELDS } from './parts/fields.tsx';
import { LAYERS } from './parts/layers.tsx';
import { LISTS } from './parts/lists.tsx';
import { SIGNS } from './parts/signs.tsx';
import { SayContext } from './say.ts';

const PARTS: readonly Part[] = [...BUTTONS, ...FIELDS, ...LAYERS, ...LISTS, ...SIGNS];

/** All parts in all states; `?part=menu` shows one of them. */
export function KitPage() {
  const [values, choose] = useSettings(LOOKS);
  const [said, setSaid] = useState('');
  const [wanted] = useState(() => new URLSearchParams(location.search).get('part'));
  const say = useCallback((words: string) => setSaid(words), []);
  const parts = PARTS.filter(({ id }) => wanted === null || id === wanted);
  return (
    <SayContext value={say}>
      <LinkProvider navigate={(href) => say(`Went to ${href}`)}>
        <Toolbar settings={LOOKS} values={values} onChoose={choose}>
          <PartChoice parts={PARTS} />
          <output className="kit-said" aria-label="Said">
            {said}
          </output>
        </Toolbar>
        <main className="page-main">
          <h1 className="page-title">Kit</h1>
          {parts.map((part) => (
            <PartSection key={part.id} part={part} />
          ))}
        </main>
      </LinkProvider>
    </SayContext>
  );
}

function PartSection({ part }: { readonly part: Part }) {
  return (
    <section id={part.id} className="kit-part" aria-labelledby={`${part.id}-title`}>
      <h2 id={`${part.id}-title`}>{part.title}</h2>
      {part.keys && <p className="kit-keys">{part.keys}</p>}
      <div className="kit-states">
        {part.states.map((state) => (
          <Stage key={state.name} state={state} />
        ))}
      </div>
    </section>
  );
}

function Stage({ state }: { readonly state: PartState }) {
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (state.as !== undefined && stage.current !== null) showState(stage.current, state.as);
  }, [state.as]);
  return (
    <div className="kit-state" data-wide={state.wide} data-state={state.name}>
      <p className="kit-name">{state.name}</p>
      <div ref={stage} className="kit-stage">
        {state.show()}
      </div>
    </div>
  );
}
