/** An account's current entry in the list of psychologists, without its token; undefined: none, or disabled. */
export type OwnEntry = (userId: string) => Promise<string | undefined>;
