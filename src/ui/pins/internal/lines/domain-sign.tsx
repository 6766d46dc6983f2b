import { classNames } from '../../../kit/class-names.ts';
import { stringHash } from '../../../kit/string-hash.ts';
import classes from './domain-sign.module.css';

const COLOURS = [classes.green, classes.blue, classes.brown, classes.teal, classes.plum, classes.slate];

/** A small tile with the initial of a site; the same site has the same colour everywhere. */
export function DomainSign({ domain }: { readonly domain: string }) {
  return (
    <span
      className={classNames(classes.sign, COLOURS[stringHash(domain, COLOURS.length)])}
      aria-hidden="true"
    >
      {domain.charAt(0).toUpperCase()}
    </span>
  );
}
