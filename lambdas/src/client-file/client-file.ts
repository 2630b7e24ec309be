import type { Consent } from '@tulia/contracts/account/schemas';
import type { ClientFile, ClientRecord } from '@tulia/contracts/client/staff-schemas';
import type { AppointmentFile } from '../appointment/appointment-store.ts';
import { mailsOf } from '../appointment/mail/appointment-mails.ts';
import { shownPhone } from '../client/shown-phone.ts';
import { shownNumber } from '../platform/phone-number.ts';
import type { StoredClient } from './client-record.ts';

/** A record in the shape of the contract. */
export function clientRecord({
	consents,
	phone,
	notices,
	identified,
	newEmail,
	merged,
	isMerging,
	...record
}: StoredClient): ClientRecord {
	return {
		...record,
		...(phone === undefined ? {} : { phone: shownPhone(phone) }),
		...(notices === undefined ? {} : { notices }),
		...(newEmail === undefined ? {} : { newEmail }),
		...(identified === undefined ? {} : { identified }),
	};
}

/** Consents, in the order they were given. */
export const consentsOf = ({ consents }: StoredClient): Consent[] =>
	Object.entries(consents)
		.map(([kind, { version, at, withdrawnAt, how }]) => ({
			...{ kind: kind as Consent['kind'], version, givenAt: at },
			...(withdrawnAt === undefined ? {} : { withdrawnAt }),
			...(how === undefined ? {} : { how }),
		}))
		.sort((a, b) => a.givenAt.localeCompare(b.givenAt) || a.kind.localeCompare(b.kind));

/** The records merged into this one, with the names of the staff who merged them. */
export const mergedShown = (
	{ merged }: StoredClient,
	names: ReadonlyMap<string, { readonly name: string }>,
): ClientFile['merged'] =>
	merged.map(({ id, at, by, name, email, phone, reason, visits }) => ({
		...{ id, at, name, email, visits },
		...(phone === undefined ? {} : { phone: shownNumber(phone) }),
		...(reason === undefined ? {} : { reason }),
		by: { id: by, ...nameIn(names, by) },
	}));

function nameIn(names: ReadonlyMap<string, { readonly name: string }>, id: string) {
	const known = names.get(id);
	return known === undefined ? {} : { name: known.name };
}

/** The mails of visits, newest first. */
export const clientMails = (
	files: readonly AppointmentFile[],
	open: (sealed: string, id: string) => string,
): ClientFile['mails'] =>
	files
		.flatMap(({ appointment, history }) => {
			const { id: appointmentId, ticketNumber, startAt: scheduledFor } = appointment;
			const mails = mailsOf(appointment, history, (sealed) => open(sealed, appointmentId));
			return mails.map((mail) => ({ ...mail, appointmentId, ticketNumber, scheduledFor }));
		})
		.sort((a, b) => b.at.localeCompare(a.at));
