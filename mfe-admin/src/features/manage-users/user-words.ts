import type { StaffRole } from '@tulia/contracts/identity/staff-roles';
import type { StaffUser } from '@tulia/contracts/user/schemas';
import { confirmedWords } from '../../lib/appointments/email-confirmation-words.ts';
import { ROLE_WORDS } from '../../lib/page/role-words.ts';

/** `Front desk, Editor`; `Client` for an account without roles. */
export const roleWords = ({ roles }: { readonly roles: readonly StaffRole[] }): string =>
	roles.map((role) => ROLE_WORDS[role].title).join(', ') || 'Client';

export const stateWords = ({ status }: Pick<StaffUser, 'status'>): string =>
	status === 'disabled' ? 'Disabled' : 'Active';

/** Whether an email address is confirmed or undeliverable, in words. */
export function mailWords({ emailUndeliverable, emailVerified }: StaffUser): string {
	return emailUndeliverable ? `${confirmedWords(emailVerified)}, mails come back` : confirmedWords(emailVerified);
}
