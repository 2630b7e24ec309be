import type { StaffUser } from '@tulia/contracts/user/schemas';
import { confirmedWords } from '../../lib/appointments/email-confirmation-words.ts';

export const roleWords = ({ role }: Pick<StaffUser, 'role'>): string => (role === 'admin' ? 'Staff' : 'Client');

export const stateWords = ({ status }: Pick<StaffUser, 'status'>): string =>
	status === 'disabled' ? 'Disabled' : 'Active';

/** What is known about an address that mails go to. */
export function mailWords({ emailUndeliverable, emailVerified }: StaffUser): string {
	return emailUndeliverable ? `${confirmedWords(emailVerified)}, mails come back` : confirmedWords(emailVerified);
}
