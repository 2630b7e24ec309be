import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { mapSealed } from '@tulia/contracts/appointment/written-texts';
import { missingConsents, type StoredConsents } from '../../consent/consent-wording.ts';
import type { AppointmentFile } from '../appointment-store.ts';
import type { Person } from '../client.ts';
import { ERASED_USER_ID } from '../erased-user-id.ts';
import { mailsOf } from '../mail/appointment-mails.ts';
import { adminAppointment } from './admin-appointment.ts';

interface DetailFacts extends AppointmentFile {
	/** The client and the staff named in the history, by account; accounts that are gone are left out. */
	readonly people: ReadonlyMap<string, Person>;
	readonly open: (sealed: string) => string;
}

/** Everything staff see of one appointment, its notes decrypted (promise W7). */
export function appointmentDetail({ appointment, history, people, open }: DetailFacts): AppointmentDetail {
	const { userId, staffNote, reminder } = appointment;
	const client = people.get(userId);
	const row = adminAppointment(appointment, client);
	return {
		...row,
		location: appointment.location,
		price: appointment.price,
		currency: appointment.currency,
		...mapSealed(appointment, open),
		...(staffNote === undefined ? {} : { staffNote: open(staffNote) }),
		noteVersion: appointment.noteVer ?? 0,
		hasStaffNote: staffNote !== undefined,
		notesAccess: 'open',
		consentsMissing: client === undefined ? [] : [...consentsMissing(client.consents)],
		emailUndeliverable: client?.emailUndeliverable ?? false,
		...(row.phoned === undefined ? {} : whoPhoned({ appointment, people, open })),
		remindAt: appointment.remindAt,
		reminder: reminder.state,
		mails: [...mailsOf(appointment, history, open)],
		history: history.map(({ at, what, by, detail }) => ({
			at,
			what,
			by: nameOf(by, userId, people),
			...(detail === undefined ? {} : { detail: open(detail) }),
		})),
		...whyCancelled(row, appointment, open),
	};
}

/** Registration requires terms and privacy policy: a client with an account made by staff has accepted neither yet. */
export const consentsMissing = (stored: StoredConsents): readonly ConsentKind[] => [
	...(['terms', 'privacy'] as const).filter((kind) => stored[kind] === undefined),
	...missingConsents(stored),
];

function nameOf(by: string, clientId: string, people: ReadonlyMap<string, Person>): string {
	if (by === clientId || by === ERASED_USER_ID) return 'The client';
	return people.get(by)?.name ?? 'The centre';
}

function whoPhoned({
	appointment: { phoned, userId },
	people,
	open,
}: Pick<DetailFacts, 'appointment' | 'people' | 'open'>): Pick<AppointmentDetail, 'phonedBy'> {
	if (phoned === undefined) return {};
	const { by, said } = phoned;
	return { phonedBy: { name: nameOf(by, userId, people), ...(said === undefined ? {} : { said: open(said) }) } };
}

function whyCancelled(
	{ cancellation }: Pick<AppointmentDetail, 'cancellation'>,
	{ cancellation: stored }: AppointmentFile['appointment'],
	open: DetailFacts['open'],
): Pick<AppointmentDetail, 'cancellation'> {
	if (cancellation === undefined || stored?.reason === undefined) return {};
	return { cancellation: { ...cancellation, reason: open(stored.reason) } };
}
