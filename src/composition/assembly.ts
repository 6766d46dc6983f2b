import { Container, ContainerModule, type ServiceIdentifier } from 'inversify';
import { identifier, isLazy, token, type Token } from './token.ts';

/** A part of the app whose code is imported on first use. */
export type LazyChunk<T> = {
  /** Bind its dependencies. A module that several chunks name is loaded once. */
  readonly modules: readonly ContainerModule[];
  readonly provides: Token<T>;
};

type Modules = {
  /** Replace bindings of the profile. */
  readonly overrides?: readonly ContainerModule[] | undefined;
  readonly profile: readonly ContainerModule[];
};

/**
 * The container of one app or server. Overrides are loaded first: tokens that they bind are bound again neither by the
 * profile nor by a lazy chunk. The container does not generate code (`eval`), which the content security policy forbids.
 */
export class Assembly {
  readonly #container = new Container({ defaultScope: 'Singleton', jitless: true });
  readonly #overridden = new Set<ServiceIdentifier>();
  readonly #loaded = new Set<ContainerModule>();

  /** @throws when two overrides bind the same token, or an override binds a token that the profile does not bind */
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
      [...this.#overridden].filter((bound) => typeof bound !== 'symbol' || !isLazy(bound)),
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

  /** Loads modules of lazy chunks, each once. */
  add(modules: readonly ContainerModule[]): void {
    for (const module of modules) {
      if (this.#loaded.has(module)) continue;
      this.#loaded.add(module);
      this.#load(module, (bound) => this.#unlessOverridden(bound));
    }
  }

  /** Loads a lazy chunk and resolves its token: the same object each time. */
  open<T>({ modules, provides }: LazyChunk<T>): T {
    this.add(modules);
    return this.get(provides);
  }

  /** Resolves a token; for composition only. @throws when nothing is bound to it */
  get<T>(of: Token<T>): T {
    return this.#container.get(identifier(of));
  }

  /**
   * Resolves a token whose value is created asynchronously; afterwards `get` resolves it too. @throws what creating it
   * throws
   */
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

/** The assembly itself, for code that opens lazy chunks. */
export const AssemblyToken = token<Assembly>('Assembly');

function nameOf(bound: ServiceIdentifier): string {
  return typeof bound === 'symbol' ? (bound.description ?? '') : String(bound);
}
