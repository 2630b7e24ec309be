import type { AuditAction } from '@tulia/contracts/audit/actions';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { priceWords } from '../price-words.ts';

type AuditedChange = NonNullable<AuditEntry['change']>;

const ROLES: ReadonlyMap<string, string> = new Map([
	['client', 'client'],
	// The name of the only staff role in older entries.
	['admin', 'owner'],
	['owner', 'owner'],
	['front_desk', 'front desk'],
	['psychologist', 'psychologist'],
	['editor', 'editor'],
]);

/** `front_desk psychologist:amina-hassan`: the roles, and after a psychologist the entry of the list. */
function rolesWords(roles: string): string {
	const words = roles.split(' ').map((one) => {
		const [role = '', entry] = one.split(':');
		return `${ROLES.get(role) ?? role}${entry === undefined ? '' : ` (${entry})`}`;
	});
	return words.join(' and ');
}

/** `KES 350000`: currency and cents. */
function amountWords(amount: string): string {
	const [currency = '', cents] = amount.split(' ');
	return priceWords(Number(cents), currency);
}

/** How the values before and after a change are worded; the times of a move belong to the visit itself. */
const READINGS: { readonly [A in AuditAction]?: (value: string) => string } = {
	role_changed: rolesWords,
	appointment_corrected: (status) => status,
	visit_price_changed: amountWords,
	currency_changed: (currency) => currency,
};
const readings: ReadonlyMap<string, (value: string) => string> = new Map(Object.entries(READINGS));

/** The assignees before and after, by name; a deleted account has none. */
const handedWords = ({ to }: AuditedChange): string => (to === '' ? '' : ` to ${to}`);
const takenWords = ({ from }: AuditedChange): string => (from === '' ? '' : ` from ${from}`);
const HANDED: { readonly [A in AuditAction]?: (change: AuditedChange) => string } = {
	question_handed: handedWords,
	message_handed: handedWords,
	question_taken: takenWords,
	message_taken: takenWords,
};
const handed: ReadonlyMap<string, (change: AuditedChange) => string> = new Map(Object.entries(HANDED));

/** `, from attended to missed`; ` to Rose Wambui`; empty for other entries. */
export function changeWords({ action, change }: AuditEntry): string {
	const words = handed.get(action);
	if (change && words) return words(change);
	const read = readings.get(action);
	return change && read ? `, from ${read(change.from)} to ${read(change.to)}` : '';
}
