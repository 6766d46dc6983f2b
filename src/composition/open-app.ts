import { Container, type ContainerModule } from 'inversify';
import type { Services } from '../ui/app/services.ts';
import { applicationModule } from './application-module.ts';
import { identifier } from './token.ts';
import { ServicesToken } from './tokens.ts';

/**
 * A container of its own for each app, each rendered request and each test. It never makes code from text, which
 * the page's security policy forbids.
 */
export function openContainer(...profile: readonly ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton', jitless: true });
  container.load(applicationModule(), ...profile);
  return container;
}

/** The one place where something is taken out of a container. */
export function openServices(...profile: readonly ContainerModule[]): Services {
  return openContainer(...profile).get(identifier(ServicesToken));
}
