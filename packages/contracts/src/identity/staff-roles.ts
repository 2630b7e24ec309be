/**
 * What a member of staff may have to do here; somebody may have several (decision 083). `owner` is the admin of the specification and
 * may do everything.
 */
export const staffRoles = ['owner', 'front_desk', 'psychologist', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether somebody sees everybody's visits and clients; a psychologist alone sees their own, and books with themselves. */
export const seesEverybodysVisits = (roles: readonly StaffRole[]): boolean =>
	roles.includes('owner') || roles.includes('front_desk');
