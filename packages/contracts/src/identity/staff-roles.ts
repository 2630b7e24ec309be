/**
 * What a member of staff may have to do here; somebody may have several (decision 083). `owner` is the admin of the specification and
 * may do everything.
 */
export const staffRoles = ['owner', 'front_desk', 'psychologist', 'editor'] as const;
export type StaffRole = (typeof staffRoles)[number];
