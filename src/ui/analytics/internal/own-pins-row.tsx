import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PinId } from '../../../domain/ids/ids.ts';
import { useApp } from '../../base/app-context.ts';
import { whenIdle } from '../../base/lazy/when-idle.ts';
import { PinRow } from '../../feeds/pin-row.tsx';
import classes from './analytics-page.module.css';

type OwnPinsRowProps = {
  readonly title: string;
  /** The pin that the page is about. */
  readonly without?: PinId;
};

/** The newest pins that the viewer created, each with a way to its stats. */
export const OwnPinsRow = observer(function OwnPinsRow(props: OwnPinsRowProps) {
  const { viewer } = useApp().stores.session;
  return viewer === null ? null : <Row {...props} username={viewer.username} />;
});

const Row = observer(function Row({ title, without, username }: OwnPinsRowProps & { username: string }) {
  const { feeds, pins } = useApp().stores;
  const feed = feeds.open({ kind: 'created', username });
  useEffect(() => whenIdle(() => void feed.start()), [feed]);
  const others = feed.ids.filter((id) => id !== without).flatMap((id) => pins.find(id) ?? []);
  if (others.length === 0) return null;
  return (
    <PinRow
      title={title}
      pins={others}
      source={feed.source}
      surface="EngagementDetails"
      className={classes.others}
    />
  );
});
