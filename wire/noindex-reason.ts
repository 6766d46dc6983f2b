/** The reason why search engines must not index a pin or a board. */
export type WireNoindexReason = 'secret_board' | 'protected_board' | 'owner_opt_out' | 'policy' | 'thin';
