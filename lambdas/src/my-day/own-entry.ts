/** Which entry in the list of psychologists an account is now, for whoever works without its token; undefined: none, or it may not log in. */
export type OwnEntry = (userId: string) => Promise<string | undefined>;
