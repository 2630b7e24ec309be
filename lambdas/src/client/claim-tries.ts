const DAY = 24 * 60 * 60;

/** How often a day an account may try to claim visits. Taking on another name is such a try. */
export const claimTries = (userId: string) => ({
	name: `visit_claim.day#${userId}`,
	limit: 10,
	windowSeconds: DAY,
});
