import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentProps } from 'react';
import { fetchScript } from '../../../base/lazy/fetch-code.ts';
import { LazyModule } from '../../../base/lazy/lazy-module.ts';
import type { ShownExperience } from '../../experience-store.ts';
import type { CalloutIcon } from '../kinds/callout-icon.tsx';
import classes from './in-flow.module.css';

/** The icons of callouts are many small files, which only callouts with an icon need. */
const ICONS = new LazyModule(() => fetchScript(() => import('../kinds/callout-icon.tsx')));

/** Imports the icons that these messages need, so that they are rendered at once. */
export async function prepareIcons(shown: readonly ShownExperience[]): Promise<void> {
  if (shown.some(({ display }) => display.kind === 'inline-callout' && display.icon !== undefined))
    await ICONS.open();
}

/** The icon of a callout, or its place until the icons are loaded. */
export const CalloutIconPlace = observer(function CalloutIconPlace(
  props: ComponentProps<typeof CalloutIcon>,
) {
  const { parts } = ICONS;
  useEffect(() => {
    if (props.icon !== undefined) ICONS.prepare();
  }, [props.icon]);
  if (props.icon === undefined) return null;
  return <span className={classes.icon}>{parts !== null && <parts.CalloutIcon {...props} />}</span>;
});
