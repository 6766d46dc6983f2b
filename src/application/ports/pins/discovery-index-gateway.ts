/** The state of the index from which all lists of discovery come. @throws {ServiceError} */
export interface DiscoveryIndexGateway {
  /** While it is being built, lists are empty although there are pins. */
  isBuilding(): Promise<boolean>;
}
