/** How many upcoming appointments a client may hold at a time, by whether the email address is confirmed (rule 4). */
export const upcomingLimits = { unverified: 1, verified: 3 } as const;
