import type { LinkWarning } from '../../../domain/leaving/offsite-check.ts';
import { Notice } from '../../kit/states/notice.tsx';
import { shownHost } from './shown-host.ts';

/** The host of a link that is not opened, and the reason. */
export function BlockedHost({ warning: { message, url } }: { readonly warning: LinkWarning }) {
  return (
    <Notice kind="warn">
      <strong>
        <bdi dir="ltr">{shownHost(url)}</bdi>
      </strong>
      {message !== '' && (
        <>
          <br />
          {message}
        </>
      )}
    </Notice>
  );
}
