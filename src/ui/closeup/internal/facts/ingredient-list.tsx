import { Fragment } from 'react';
import type { Recipe } from '../../../../domain/pins/rich-data.ts';
import { ChevronDownIcon } from '../../../kit/icons/chevron-down-icon.tsx';
import { text } from '../../../text/language.ts';
import { closeupMessages } from '../messages.en.ts';
import classes from './ingredient-list.module.css';

/** A list up to this length is not collapsed: that would save no space. */
const MOST_IN_SIGHT = 8;

/** The ingredients of a recipe by group; a long list is collapsed. */
export function IngredientList({ groups }: { readonly groups: Recipe['ingredients'] }) {
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  if (count <= MOST_IN_SIGHT) {
    return (
      <div className={classes.ingredients}>
        <h2 className={classes.heading}>{text(closeupMessages.ingredients)}</h2>
        <Groups groups={groups} />
      </div>
    );
  }
  return (
    <details className={classes.ingredients}>
      <summary className={classes.summary}>
        <h2 className={classes.heading}>{text(closeupMessages.ingredientCount, { count })}</h2>
        <ChevronDownIcon size={16} />
      </summary>
      <Groups groups={groups} />
    </details>
  );
}

function Groups({ groups }: { readonly groups: Recipe['ingredients'] }) {
  return groups.map(({ category, items }, group) => (
    <Fragment key={group}>
      {category !== '' && (
        <h3 className={classes.category} dir="auto">
          {category}
        </h3>
      )}
      <ul className={classes.list}>
        {items.map((item, index) => (
          <li key={index}>
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
