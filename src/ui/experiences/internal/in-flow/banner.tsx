import { observer } from 'mobx-react-lite';
import { useId, useLayoutEffect, useRef } from 'react';
import type { DisplayOf } from '../../../../domain/experiences/display.ts';
import { useApp } from '../../../base/app-context.ts';
import { classNames } from '../../../kit/class-names.ts';
import { text } from '../../../text/language.ts';
import type { KindProps } from '../kinds/kind-props.ts';
import { ActionButton } from './action-button.tsx';
import { bannerClass, bannerColors } from './banner-colors.ts';
import classes from './banner.module.css';
import { CloseMessage } from './close-message.tsx';
import { MessageText } from './message-text.tsx';
import { inFlowMessages } from './messages.en.ts';

type BannerDisplay = DisplayOf<'banner'>;

/** A banner at the head of a page: a hero with its own colours, picture and buttons. */
export const Banner = observer(function Banner({ display, placed, actions }: KindProps<BannerDisplay>) {
  const { wide, narrow, cover, icon, links, message, canClose } = display;
  const title = useTitle(display);
  const id = useId();
  const element = useRef<HTMLElement>(null);
  // The served page has them in a style element, which the browser may not add.
  useLayoutEffect(() => {
    for (const [name, value] of bannerColors(display)) element.current?.style.setProperty(name, value);
  }, [display]);
  const named =
    title === undefined ? { 'aria-label': text(inFlowMessages.message) } : { 'aria-labelledby': id };
  return (
    <section
      {...named}
      ref={element}
      className={classNames(
        classes.banner,
        bannerClass(placed.experienceId),
        wide.layout === 'side-by-side' && classes.wideBeside,
        narrow.layout === 'side-by-side' && classes.narrowBeside,
        (wide.background ?? wide.picture) !== undefined && classes.ownWide,
        (narrow.background ?? narrow.picture) !== undefined && classes.ownNarrow,
      )}
    >
      <Background wide={wide.picture?.uri} narrow={narrow.picture?.uri} />
      {cover !== undefined && <img className={classes.cover} src={cover.uri} alt={cover.alt} />}
      <div className={classes.words}>
        {icon !== undefined && <img className={classes.icon} src={icon.uri} alt={icon.alt} />}
        {title !== undefined && (
          <h2 className={classes.title} id={id}>
            {title}
          </h2>
        )}
        {message !== '' && <MessageText html={message} />}
        {links.length > 0 && (
          <ul className={classes.links}>
            {links.map((link) => (
              <li key={link.text}>
                <ActionButton kind="plain" action={link} onPress={() => actions.complete()} />
              </li>
            ))}
          </ul>
        )}
        <Buttons display={display} actions={actions} />
      </div>
      {canClose && <CloseMessage name={title} onClose={actions.dismiss} />}
    </section>
  );
});

/** The welcome greets a member by the first name. */
function useTitle({ variant, title }: BannerDisplay): string | undefined {
  const { viewer } = useApp().stores.session;
  if (title !== undefined || variant !== 'welcome-back') return title;
  const name = viewer?.firstName ?? '';
  return name === '' ? text(inFlowMessages.welcomeBack) : text(inFlowMessages.welcomeBackNamed, { name });
}

function Background({
  wide,
  narrow,
}: {
  readonly wide: string | undefined;
  readonly narrow: string | undefined;
}) {
  if (wide === undefined && narrow === undefined) return null;
  return (
    <picture className={classes.background}>
      {narrow !== undefined && <source media="(width <= 480px)" srcSet={narrow} />}
      <img className={wide === undefined ? classes.narrowOnly : undefined} src={wide ?? narrow} alt="" />
    </picture>
  );
}

/** Of a default hero "Go" and "Close", or "Got it" when there is nowhere to go. */
function Buttons({ display, actions }: Pick<KindProps<BannerDisplay>, 'display' | 'actions'>) {
  const { variant, completeText, dismissText, onComplete, onDismiss, canClose } = display;
  const leads = completeText !== undefined || onComplete !== undefined;
  const complete = leads ? (completeText ?? text(inFlowMessages.go)) : undefined;
  const isPlain = variant === 'plain' && dismissText === undefined && canClose;
  const dismiss = dismissText ?? text(leads ? inFlowMessages.close : inFlowMessages.gotIt);
  if (complete === undefined && isPlain) return null;
  return (
    <div className={classes.actions}>
      {complete !== undefined && (
        <ActionButton
          kind="primary"
          action={{ text: complete, ...(onComplete !== undefined && { href: onComplete }) }}
          onPress={() => actions.complete()}
        />
      )}
      {!isPlain && (
        <ActionButton
          kind="quiet"
          action={{ text: dismiss, ...(onDismiss !== undefined && { href: onDismiss }) }}
          onPress={actions.dismiss}
        />
      )}
    </div>
  );
}
