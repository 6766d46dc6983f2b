/** Who takes part in what is only tried out. */
export interface ExperimentGateway {
  /** The group of whoever uses the app; that of unknown experiments, and of ones that cannot be read, is the control group. */
  groupOf(experiment: string): Promise<string>;
}
