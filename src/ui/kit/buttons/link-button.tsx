import type { ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '../app-link.tsx';
import { buttonClass, type ButtonLook } from './button-look.ts';

export interface LinkButtonProps extends ButtonLook, AppLinkProps {
  readonly icon?: ReactNode;
}

/** A link with the look of a button, for navigation as the next step. */
export function LinkButton({ kind, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <AppLink {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {icon}
      {children}
    </AppLink>
  );
}
