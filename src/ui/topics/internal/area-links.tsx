import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { DiscoveryArea } from '../../../domain/listings/listing-facts.ts';
import type { Phrase } from '../../../domain/messages/message.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { useApp } from '../../base/app-context.ts';
import type { LoadContext } from '../../base/navigation/page.ts';
import type { PageDataKey } from '../../base/stores/page-data-store.ts';
import { AppLink } from '../../kit/app-link.tsx';
import type { IconProps } from '../../kit/icons/icon.tsx';
import { SparklesIcon } from '../../kit/icons/sparkles-icon.tsx';
import { PlayIcon } from '../../kit/icons/play-icon.tsx';
import { TagIcon } from '../../kit/icons/tag-icon.tsx';
import { text } from '../../text/language.ts';
import classes from './area-links.module.css';
import { topicPagesMessages } from './messages.en.ts';

const AREAS: PageDataKey<readonly DiscoveryArea[]> = 'discovery/areas';

type AreaLink = {
  readonly label: Phrase;
  readonly href: string;
  readonly Icon: ComponentType<IconProps>;
};

const LINKS: Readonly<Record<DiscoveryArea['kind'], AreaLink>> = {
  today: { label: topicPagesMessages.today, href: formatRoute({ kind: 'today' }), Icon: SparklesIcon },
  videos: { label: topicPagesMessages.videos, href: formatRoute({ kind: 'videos' }), Icon: PlayIcon },
  products: { label: topicPagesMessages.shopping, href: formatRoute({ kind: 'shopping' }), Icon: TagIcon },
};

/** Reads which areas have enough pins for a page. */
export async function loadAreas({ services, stores }: LoadContext): Promise<void> {
  const { listings } = await services.openDiscovery();
  stores.pageData.set(AREAS, await listings.areas());
}

/** The ways into the areas of discovery besides topics; nothing where no area has enough pins. */
export const AreaLinks = observer(function AreaLinks() {
  const areas = useApp().stores.pageData.find(AREAS) ?? [];
  const links = areas.map(({ kind }) => LINKS[kind]);
  if (links.length === 0) return null;
  return (
    <nav className={classes.areas} aria-label={text(topicPagesMessages.areas)}>
      <ul className={classes.links} role="list">
        {links.map(({ label, href, Icon }) => (
          <li key={href}>
            <AppLink className={classes.link} href={href}>
              <Icon size={20} />
              {text(label)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
