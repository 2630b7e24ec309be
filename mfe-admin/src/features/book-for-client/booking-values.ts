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

/** The form values. A type, not an interface, so that it is assignable to a record of fields. */
export type BookingValues = WhenValues &
	PaymentValues & {
		/** The id of a chosen client, who needs no other fields. Empty without a chosen client. */
		readonly clientId?: string | undefined;
		/** Whether the client has no record, and is described by the fields below. */
		readonly isNewPerson?: boolean | undefined;
		readonly email?: string | undefined;
		readonly phone?: string | undefined;
		readonly name?: string | undefined;
		/** Ticked after the warning that an unconfirmed account has the address. */
		readonly closesUnconfirmed?: boolean | undefined;
		/** Only for a new client with a phone. */
		readonly notices?: NoticeChannel | undefined;
		/** Only for a new client with a phone. */
		readonly language?: ClientRecord['language'] | undefined;
		/** The consents of a new client, and the channel by which they were given. */
		readonly consentsByWord?:
			| {
					readonly how?: ConsentsByWord['how'] | undefined;
					readonly agreed?: { readonly [K in ConsentKind]?: boolean } | undefined;
			  }
			| undefined;
		readonly serviceId?: string | undefined;
		readonly forWhom?: ForWhom | undefined;
		readonly notes?: string | undefined;
		/** Whether the client is at the front desk; only for a visit of today. */
		readonly arrived?: boolean | undefined;
		/** The outcome; only for a past visit. */
		readonly outcome?: 'attended' | 'missed' | undefined;
	};

/**
 * A request that may be incomplete. Unanswered questions (for whom, and how consents were given) are omitted, so that
 * the contract reports them.
 */
type BookingSoFar = Omit<BookingForClient, 'forWhom' | 'consentsByWord'> & {
	readonly forWhom?: BookingForClient['forWhom'];
	readonly consentsByWord?: Partial<ConsentsByWord> & Pick<ConsentsByWord, 'wordings'>;
};

/** Whether the contract's validator finds the request complete. */
export const isWhole = (booking: BookingSoFar): booking is BookingForClient =>
	booking.forWhom !== undefined && (booking.consentsByWord === undefined || booking.consentsByWord.how !== undefined);

/** When the visit is, compared to now. Further fields and messages depend on it. */
export type VisitTime = 'to come' | 'today' | 'over';

/**
 * The request of a form. A missing required part is sent empty, so that the contract reports it; other empty parts
 * are omitted.
 */
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

/** A name beside a record is the name of the account that replaces an unconfirmed account. */
const personIn = ({ clientId, name, phone, email, ...details }: BookingValues) => ({
	...(details.isNewPerson ? detailsIn({ phone, email, ...details }) : {}),
	...(clientId ? { clientId } : {}),
	...(name === undefined ? {} : { name }),
	...(phone === undefined ? {} : { phone }),
	...(email === undefined ? {} : { email }),
});

/** Values of hidden fields are ignored. */
const detailsIn = ({ phone, notices, language, consentsByWord: { how, agreed = {} } = {} }: BookingValues) => {
	const kinds = consentKinds.filter((kind) => agreed[kind]);
	const wordings = Object.fromEntries(kinds.map((kind) => [kind, versionInForce[kind]]));
	return {
		...(asksForChannel({ phone }) && notices !== undefined ? { notices } : {}),
		...(phone !== undefined && language !== undefined ? { language } : {}),
		...(kinds.length > 0 ? { consentsByWord: { ...(how === undefined ? {} : { how }), wordings } } : {}),
	};
};

/** Whether the form asks for the channel of messages: with a phone number there is a choice (SMS, email or none). */
export const asksForChannel = ({ phone }: Pick<BookingValues, 'phone'>): boolean => phone !== undefined;

const ticksIn = ({ overBreak, closesUnconfirmed, arrived, outcome }: BookingValues, when: VisitTime) => ({
	...(overBreak ? { overBreak } : {}),
	...(closesUnconfirmed ? { closesUnconfirmed } : {}),
	...(arrived && when === 'today' ? { arrived } : {}),
	...(outcome !== undefined && when === 'over' ? { outcome } : {}),
});

/** When a visit is, compared to now; `start` and `end` are instants. */
export function visitTime(start: Date, end: Date, now: Date): VisitTime {
	if (end <= now) return 'over';
	return dayOf(start) === dayOf(now) ? 'today' : 'to come';
}
