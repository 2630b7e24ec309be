/**
 * The current entry of an account in the list of psychologists, for callers without its token; undefined: none, or the
 * account may not log in.
 */
export type OwnEntry = (userId: string) => Promise<string | undefined>;
