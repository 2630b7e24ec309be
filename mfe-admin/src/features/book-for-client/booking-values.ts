import { dayOf } from '@tulia/centre/clock';
import { consentKinds } from '@tulia/contracts/account/consent-kinds';
import type { ConsentKind } from '@tulia/contracts/account/schemas';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import type { BookingForClient } from '@tulia/contracts/appointment/staff-forms';
import type { ConsentsByWord, NoticeChannel } from '@tulia/contracts/client/schemas';
import type { ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';
import type { PaymentValues } from '../../lib/payments/payment-values.ts';
import type { WhenValues } from '../../lib/schedule/use-staff-day.ts';

/** What the form holds. A type, not an interface, so that it fits any record of fields. */
export type BookingValues = WhenValues &
	PaymentValues & {
		/** Somebody who has a record; then nothing else is said of them. Empty where nobody is chosen. */
		readonly clientId?: string | undefined;
		/** Somebody who has none is described instead of found. */
		readonly isNewPerson?: boolean | undefined;
		readonly email?: string | undefined;
		readonly phone?: string | undefined;
		readonly name?: string | undefined;
		/** Ticked once staff were told that an unconfirmed account holds the address. */
		readonly closesUnconfirmed?: boolean | undefined;
		/** Of somebody new who has a phone. */
		readonly notices?: NoticeChannel | undefined;
		/** Of somebody new who has a phone. */
		readonly language?: ClientRecord['language'] | undefined;
		/** What somebody new agrees to, and how it was heard. */
		readonly consentsByWord?:
			| {
					readonly how?: ConsentsByWord['how'] | undefined;
					readonly agreed?: { readonly [K in ConsentKind]?: boolean } | undefined;
			  }
			| undefined;
		readonly serviceId?: string | undefined;
		readonly forWhom?: ForWhom | undefined;
		readonly notes?: string | undefined;
		/** The client stands at the desk. Counts for a visit of this day alone. */
		readonly arrived?: boolean | undefined;
		/** What became of a visit that is over. Counts for one alone. */
		readonly outcome?: 'attended' | 'missed' | undefined;
	};

/** What a form holds so far. Whom it is for, and how consents were heard, are left out until answered, for the contract to name them. */
type BookingSoFar = Omit<BookingForClient, 'forWhom' | 'consentsByWord'> & {
	readonly forWhom?: BookingForClient['forWhom'];
	readonly consentsByWord?: Partial<ConsentsByWord> & Pick<ConsentsByWord, 'wordings'>;
};

/** Whether the contract's validator found nothing missing, which runs before anything is sent. */
export const isWhole = (booking: BookingSoFar): booking is BookingForClient =>
	booking.forWhom !== undefined && (booking.consentsByWord === undefined || booking.consentsByWord.how !== undefined);

/** The time of the visit against the present: what the form asks besides, and what the client hears. */
export type VisitTime = 'to come' | 'today' | 'over';

/** What is sent. A part that is needed and missing is sent empty, for the contract to name it; the rest is left out. */
export const bookingOf = (values: BookingValues, when: VisitTime): BookingSoFar => ({
	serviceId: values.serviceId ?? '',
	date: values.date ?? '',
	time: values.time ?? '',
	...answersIn(values),
	...ticksIn(values, when),
});

const answersIn = ({ psychologistId, forWhom, notes, ...person }: BookingValues) => ({
	...personIn(person),
	...(psychologistId === undefined ? {} : { psychologistId }),
	...(forWhom === undefined ? {} : { forWhom }),
	...(notes === undefined ? {} : { notes }),
});

/** A name beside a record is that of the account which takes the place of one that nobody confirmed. */
const personIn = ({ clientId, name, phone, email, ...details }: BookingValues) => ({
	...(details.isNewPerson ? detailsIn({ phone, email, ...details }) : {}),
	...(clientId ? { clientId } : {}),
	...(name === undefined ? {} : { name }),
	...(phone === undefined ? {} : { phone }),
	...(email === undefined ? {} : { email }),
});

/** What is not asked does not count, whatever was chosen while it was. */
const detailsIn = ({ phone, notices, language, consentsByWord: { how, agreed = {} } = {} }: BookingValues) => {
	const kinds = consentKinds.filter((kind) => agreed[kind]);
	const wordings = Object.fromEntries(kinds.map((kind) => [kind, versionInForce[kind]]));
	return {
		...(asksForChannel({ phone }) && notices !== undefined ? { notices } : {}),
		...(phone !== undefined && language !== undefined ? { language } : {}),
		...(kinds.length > 0 ? { consentsByWord: { ...(how === undefined ? {} : { how }), wordings } } : {}),
	};
};

/** Whoever has a phone may want SMS, email or neither, and a line in an office takes no SMS: there is something to choose. */
export const asksForChannel = ({ phone }: Pick<BookingValues, 'phone'>): boolean => phone !== undefined;

const ticksIn = ({ overBreak, closesUnconfirmed, arrived, outcome }: BookingValues, when: VisitTime) => ({
	...(overBreak ? { overBreak } : {}),
	...(closesUnconfirmed ? { closesUnconfirmed } : {}),
	...(arrived && when === 'today' ? { arrived } : {}),
	...(outcome !== undefined && when === 'over' ? { outcome } : {}),
});

/** Where the visit lies in time; `start` and `end` are instants. */
export function visitTime(start: Date, end: Date, now: Date): VisitTime {
	if (end <= now) return 'over';
	return dayOf(start) === dayOf(now) ? 'today' : 'to come';
}
