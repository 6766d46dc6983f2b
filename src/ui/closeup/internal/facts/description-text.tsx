import { Fragment } from 'react';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { textParts } from '../../../../domain/text/hashtags.ts';
import { AppLink } from '../../../kit/app-link.tsx';
import classes from './description-text.module.css';

/** A description whose hashtags lead to pins with the same ones. */
export function DescriptionText({ text: description }: { readonly text: string }) {
  return textParts(description).map(({ kind, text }, index) =>
    kind === 'text' ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <AppLink
        key={index}
        className={classes.hashtag}
        href={formatRoute({ kind: 'search', q: text, rs: 'topic' })}
      >
        {text}
      </AppLink>
    ),
  );
}
