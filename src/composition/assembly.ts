import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { identifier, isLate, token, type Token } from './token.ts';

/** A part of the product whose code may be fetched later than the rest. */
export type LatePart<T> = {
  /** What it needs besides what is bound already. A module that several parts name is loaded once. */
  readonly modules: readonly ContainerModule[];
  readonly gives: Token<T>;
};

type Modules = {
  /** Bind the tokens of a profile anew. */
  readonly overrides?: readonly ContainerModule[] | undefined;
  readonly profile: readonly ContainerModule[];
};

/**
 * One app or server, put together in a container of its own. Overrides are loaded first: what they bind, neither the
 * profile nor a late part binds again. The container never makes code from text, which the page's security policy
 * forbids.
 */
export class Assembly {
  readonly #container = new Container({ defaultScope: 'Singleton', jitless: true });
  readonly #overridden = new Set<ServiceIdentifier>();
  readonly #loaded = new Set<ContainerModule>();

  /** @throws when two overrides bind one token, or one that nothing asks for */
  constructor({ overrides = [], profile }: Modules) {
    this.#container.bind(identifier(AssemblyToken)).toConstantValue(this);
    for (const module of overrides) {
      this.#load(module, (bound) => {
        if (this.#overridden.has(bound)) throw new Error(`Two overrides bind ${nameOf(bound)}.`);
        this.#overridden.add(bound);
        return bound;
      });
    }
    const unused = new Set(
      [...this.#overridden].filter((bound) => typeof bound !== 'symbol' || !isLate(bound)),
    );
    for (const module of profile) {
      this.#load(module, (bound) => {
        unused.delete(bound);
        return this.#unlessOverridden(bound);
      });
    }
    if (unused.size > 0) {
      throw new Error(`Nothing asks for what an override binds: ${[...unused].map(nameOf).join(', ')}.`);
    }
  }

  /** Loads modules that came late, each once. */
  add(modules: readonly ContainerModule[]): void {
    for (const module of modules) {
      if (this.#loaded.has(module)) continue;
      this.#loaded.add(module);
      this.#load(module, (bound) => this.#unlessOverridden(bound));
    }
  }

  /** Loads a part that came late and gives what it is for: the same thing each time. */
  open<T>({ modules, gives }: LatePart<T>): T {
    this.add(modules);
    return this.get(gives);
  }

  /** Only composition takes something out of a container. @throws when nothing is bound to it */
  get<T>(of: Token<T>): T {
    return this.#container.get(identifier(of));
  }

  /** The same for what has to be opened first; from then on `get` gives it too. @throws what opening it throws */
  getAsync<T>(of: Token<T>): Promise<T> {
    return this.#container.getAsync(identifier(of));
  }

  /** An overridden token is bound to a throwaway symbol. */
  #unlessOverridden(bound: ServiceIdentifier): ServiceIdentifier {
    return this.#overridden.has(bound) ? Symbol() : bound;
  }

  #load(module: ContainerModule, place: (bound: ServiceIdentifier) => ServiceIdentifier): void {
    this.#container.load(
      new ContainerModule((options) =>
        module.load({
          ...options,
          bind: <T>(bound: ServiceIdentifier<T>) => options.bind(place(bound) as ServiceIdentifier<T>),
        }),
      ),
    );
  }
}

/** The assembly itself, for what opens late parts. */
export const AssemblyToken = token<Assembly>('Assembly');

function nameOf(bound: ServiceIdentifier): string {
  return typeof bound === 'symbol' ? (bound.description ?? '') : String(bound);
}
