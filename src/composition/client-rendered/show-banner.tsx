import { createRoot } from 'react-dom/client';
import { policyAddress } from '../../domain/routes/policy-pages.ts';
import { ServedBanner } from '../../ui/consent/served-banner.tsx';

/** Shows the question about cookies where no server has rendered it. Its forms and links are taken over already. */
export function showBanner(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  document.documentElement.toggleAttribute('data-asks-consent', true);
  createRoot(place).render(
    <ServedBanner back={location.pathname + location.search} policy={policyAddress('cookies')} />,
  );
}
