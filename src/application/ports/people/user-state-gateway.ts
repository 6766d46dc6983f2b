/** Small values that the app stores per user under a name (`[A-Z0-9_]`). @throws {ServiceError} in every method */
export interface UserStateGateway {
  /** Any JSON value; null when there is none. */
  read(name: string): Promise<unknown>;
  /** `value`: any JSON value but null. */
  keep(name: string, value: unknown): Promise<void>;
}
