/** What is sent together, under an id by which the server knows a repetition. */
export type Batch = {
  readonly id: number;
  readonly closedAt: number;
};

/** `failed`: it may have arrived or not; send it again later, with the same id. */
export type BatchSending = 'taken' | 'refused' | 'failed';

/** Sends batches to the server. */
export interface BatchSender<Sent extends Batch> {
  /** Never rejects. @param isLeaving true when the page may end before the answer */
  send(batch: Sent, isLeaving: boolean): Promise<BatchSending>;
}
