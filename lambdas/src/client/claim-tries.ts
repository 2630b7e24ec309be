const DAY = 24 * 60 * 60;

/** The daily limit of an account's attempts to claim visits. A change of name is such an attempt. */
export const claimTries = (userId: string) => ({
	name: `visit_claim.day#${userId}`,
	limit: 10,
	windowSeconds: DAY,
});
