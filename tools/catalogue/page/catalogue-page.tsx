import { useSettings, type Values } from '../../showcase/page/settings.ts';
import { Toolbar } from '../../showcase/page/toolbar.tsx';
import { CHOICES } from './choices.ts';

const DEVICES = [
  { name: 'Desktop', width: 1280 },
  { name: 'Phone', width: 390 },
] as const;

/** The same grid of cards in several frames, because cards depend on the width of their window. */
export function CataloguePage() {
  const [values, choose] = useSettings(CHOICES);
  const address = `/?${new URLSearchParams({ ...values, view: 'wall' })}`;
  return (
    <>
      <Toolbar settings={CHOICES} values={values} onChoose={choose}>
        <a href={address}>The wall alone</a>
      </Toolbar>
      <main className="catalogue">
        <h1 className="page-title">Catalogue</h1>
        {DEVICES.map(({ name, width }) => (
          <section key={name} className="catalogue-device" aria-labelledby={name}>
            <h2 id={name}>{`${name}, ${width} px`}</h2>
            <iframe key={keyOf(values)} data-width={width} title={`Cards on ${name}`} src={address} />
          </section>
        ))}
      </main>
    </>
  );
}

/** The key of a frame. A new frame adds no step to the history. */
function keyOf(values: Values): string {
  return Object.values(values).join(' ');
}
