import type { AdminAppointment, VisitClient } from '@tulia/contracts/appointment/staff-schemas';
import type { Appointment } from '../appointment.ts';
import type { Person } from '../client.ts';
import { latestNotice } from '../mail/mail-delivery-status.ts';
import { isPhoned, phoneCallFor, unansweredOf } from '../mail/phone-call.ts';
import { correctableUntil, outcomeOpensAt } from '../outcome/outcome.ts';
import { progressOf } from '../outcome/progress.ts';

type VisitPerson = Pick<Person, 'name' | 'email' | 'emailVerified' | 'emailUndeliverable' | 'phone'>;

/** Shown where the account was deleted. */
const ERASED_CLIENT = {
	...{ name: 'Deleted account', email: '', emailVerified: false, emailUndeliverable: false },
	phone: undefined,
} as const;

const clientOf = ({ name, email, emailVerified, phone }: VisitPerson): VisitClient => ({
	...{ name, email, emailVerified },
	...(phone === undefined ? {} : { phone }),
});

/** A row of the staff's list. Notes are not decrypted here; the row only says that there are some (promise W7). */
export const adminAppointment = (appointment: Appointment, person: VisitPerson = ERASED_CLIENT): AdminAppointment => ({
	id: appointment.id,
	ticketNumber: appointment.ticketNumber,
	...(person === ERASED_CLIENT ? {} : { userId: appointment.userId }),
	user: clientOf(person),
	forWhom: appointment.forWhom,
	service: appointment.serviceTitle,
	serviceId: appointment.serviceId,
	psychologist: appointment.psychologistName,
	psychologistId: appointment.psychologistId,
	scheduledFor: appointment.startAt,
	endsAt: appointment.endAt,
	status: appointment.status,
	hasNotes: appointment.notes !== undefined,
	mayBeInCrisis: appointment.mayBeInCrisis ?? false,
	createdAt: appointment.createdAt,
	version: appointment.ver,
	attendedFrom: outcomeOpensAt(appointment.startAt, 'attended').toISOString(),
	missedFrom: outcomeOpensAt(appointment.startAt, 'missed').toISOString(),
	...progressIn(appointment),
	...cancellationIn(appointment),
	...(appointment.keptFree === undefined ? {} : { keptFree: { at: appointment.keptFree.at } }),
	...phoneCallIn(appointment, person),
	correctableUntil: correctableUntil(appointment.endAt).toISOString(),
});

function progressIn(appointment: Appointment): Pick<AdminAppointment, 'progress' | 'progressVersion'> {
	const progress = progressOf(appointment);
	return { ...(progress === undefined ? {} : { progress }), progressVersion: appointment.progressVer ?? 0 };
}

/** The reason is only on the page of the visit. */
function cancellationIn({ cancellation }: Appointment): Pick<AdminAppointment, 'cancellation'> {
	if (cancellation === undefined) return {};
	const { by, at, how, late = false } = cancellation;
	return { cancellation: { by, at, ...(how === undefined ? {} : { how }), late } };
}

/** What was said is only on the page of the visit. Clients with deleted accounts are not phoned. */
function phoneCallIn(
	appointment: Appointment,
	person: VisitPerson,
): Pick<AdminAppointment, 'phoneCall' | 'phoned' | 'unanswered' | 'phonedVersion'> {
	const { phoned, phonedVer: phonedVersion = 0 } = appointment;
	const notice = latestNotice(appointment);
	if (notice === undefined || person === ERASED_CLIENT) return { phonedVersion };
	const phoneCall = phoneCallFor(appointment, person);
	const unanswered = unansweredOf(appointment, notice);
	return {
		...(phoneCall === undefined ? {} : { phoneCall }),
		...(phoned !== undefined && isPhoned(appointment, notice) ? { phoned: { at: phoned.at } } : {}),
		...(unanswered === undefined ? {} : { unanswered: { count: unanswered.count, at: unanswered.at } }),
		phonedVersion,
	};
}
