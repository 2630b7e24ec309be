/** The roles of staff, one or several per person (decision 083). `owner` may do everything. */
export const staffRoles = ['owner', 'front_desk', 'psychologist', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether the roles see every psychologist's visits and clients; a psychologist alone sees only their own. */
export const seesEverybodysVisits = (roles: readonly StaffRole[]): boolean =>
	roles.includes('owner') || roles.includes('front_desk');
