import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { shownSurroundings, type PinSurroundings } from '../../../../domain/closeup/closeup-modules.ts';
import type { FeedSource } from '../../../../application/ports/pins/feed-gateway.ts';
import { bestPinThumbnail } from '../../../../domain/images/best-pin-crops.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { shownTopic } from '../../../follow/shown-topic.ts';
import { PinRow } from '../../../feeds/pin-row.tsx';
import { AppLink } from '../../../kit/app-link.tsx';
import { ScrollRow } from '../../../kit/lists/scroll-row.tsx';
import { ColorSwatch } from '../../../search/color-swatch.tsx';
import { colorName } from '../../../search/color-name.ts';
import { text } from '../../../text/language.ts';
import { closeupMessages } from '../messages.en.ts';
import { BoardCard } from './board-card.tsx';
import classes from './closeup-modules.module.css';

type CloseupModulesProps = {
  readonly pin: Pin;
  readonly surroundings: PinSurroundings;
  readonly products: ProductRow;
};

/** Products below an open pin; `shop`: they are all of this website. */
type ProductRow = {
  readonly source: FeedSource;
  readonly shop: string | null;
  readonly pins: readonly Pin[];
};

/** What goes with an open pin: its topics and colours, the boards that it is on, and products. */
export const CloseupModules = observer(function CloseupModules({
  pin,
  surroundings,
  products,
}: CloseupModulesProps) {
  const { boards, topics, colors } = useMemo(
    () => shownSurroundings(surroundings, pin.board?.entityId),
    [surroundings, pin.board],
  );
  return (
    <div className={classes.modules}>
      {topics.length + colors.length > 0 && (
        <nav className={classes.chips} aria-label={text(closeupMessages.explore)}>
          {topics.map(shownTopic).map(({ entityId, urlName, name, imageUrl }) => (
            <AppLink
              key={entityId}
              className={classes.chip}
              href={formatRoute({ kind: 'interest', interest: urlName, interestId: entityId })}
            >
              {imageUrl !== null && (
                <img
                  className={classes.picture}
                  src={bestPinThumbnail(imageUrl)}
                  alt=""
                  width={32}
                  height={32}
                  loading="lazy"
                />
              )}
              {name}
            </AppLink>
          ))}
          {colors.map(({ color }) => (
            <AppLink
              key={color}
              className={classes.color}
              href={formatRoute({ kind: 'search', color })}
              aria-label={text(closeupMessages.moreInColor, { color: colorName(color) })}
              data-tooltip={text(closeupMessages.moreInColor, { color: colorName(color) })}
            >
              <ColorSwatch color={color} />
            </AppLink>
          ))}
        </nav>
      )}
      {boards.length > 0 && (
        <ScrollRow title={text(closeupMessages.boards)}>
          {boards.map((board) => (
            <li key={board.entityId}>
              <BoardCard board={board} />
            </li>
          ))}
        </ScrollRow>
      )}
      {products.pins.length > 0 && (
        <PinRow
          title={
            products.shop === null
              ? text(closeupMessages.products)
              : text(closeupMessages.productsOfShop, { domain: products.shop })
          }
          pins={products.pins}
          source={products.source}
          {...(products.shop === null ? {} : { surface: 'ShoppingSquareGridDomain' })}
        />
      )}
    </div>
  );
});
