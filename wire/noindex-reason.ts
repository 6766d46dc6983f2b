/** Why search engines shall leave a pin or a board alone. */
export type WireNoindexReason = 'secret_board' | 'protected_board' | 'owner_opt_out' | 'policy' | 'thin';
