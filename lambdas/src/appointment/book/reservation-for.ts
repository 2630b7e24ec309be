import { revocableConsentKinds } from '@tulia/contracts/account/consent-kinds';
import type { ConsentsGiven } from '@tulia/contracts/appointment/schemas';
import { mapTexts, plainTextsOf } from '@tulia/contracts/appointment/written-texts';
import { versionInForce } from '@tulia/contracts/consent-wording';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import type { PsychologistCalendar } from '../../availability/availability-snapshot.ts';
import { changedSince, missingConsents } from '../../consent/consent-wording.ts';
import type { Refused } from '../../platform/http/result.ts';
import type { Appointment } from '../appointment.ts';
import type { Client } from '../client.ts';
import { plannedReminder } from '../mail/planned-reminder.ts';
import { ticketOf } from '../read/ticket.ts';
import type { UnconfirmedPlace } from '../unconfirmed/unconfirmed-visits.ts';
import { stillUpcoming } from '../upcoming.ts';
import type { BookingCommand } from './booking-command.ts';
import type { BookingDecision } from './booking-decision.ts';
import type { ConsentGiven, Reservation } from './reservation.ts';
import { isOver, type VisitState } from './visit-state.ts';

/** The data a booking is decided on, and the ids of what it makes. */
export interface BookingFacts {
	readonly client: Client;
	/** The accompanying note contains words of crisis. */
	readonly mayBeInCrisis: boolean;
	readonly session: BookingDecision;
	readonly service: Service;
	readonly profile: CentreProfile;
	/** The schedule of the psychologist it is tried with. */
	readonly calendar: PsychologistCalendar;
	readonly place: UnconfirmedPlace | undefined;
	readonly ticketNumber: string;
	readonly newIds: Reservation['newIds'];
	readonly now: Date;
}

function bookedAppointment(command: BookingCommand, facts: BookingFacts): Appointment {
	const { ticketNumber, session, service, profile, calendar, now } = facts;
	return {
		id: command.id,
		userId: command.userId,
		ticketNumber,
		serviceId: service.id,
		serviceTitle: service.title,
		psychologistId: calendar.psychologist.id,
		psychologistName: calendar.psychologist.name,
		location: profile.address.lines.join(', '),
		startAt: session.startAt,
		endAt: session.endAt,
		...stateOf(session.visit, now),
		price: service.price,
		currency: profile.currency,
		forWhom: command.body.forWhom ?? 'me',
		...plainTextsOf(writtenIn(command.body)),
		...(command.seriesId === undefined ? {} : { seriesId: command.seriesId }),
		createdAt: now.toISOString(),
		bookedBy: bookedBy(command.byStaff, session.visit),
		...reminderOf(session, now),
		mail: {},
		...(facts.mayBeInCrisis ? { mayBeInCrisis: true as const } : {}),
	};
}

/** The texts of the request, without blank ones. */
const writtenIn = (body: BookingCommand['body']) => mapTexts(body, (text) => (text.trim() ? text : undefined));

function bookedBy(byStaff: boolean, visit: VisitState): NonNullable<Appointment['bookedBy']> {
	if (!byStaff) return 'client';
	return visit === 'to_come' ? 'staff' : 'walk_in';
}

/** A visit noted after it was over has two versions: confirmed, then its outcome, in one transaction. */
function stateOf(
	visit: VisitState,
	now: Date,
): Pick<Appointment, 'status' | 'ver' | 'progress' | 'progressVer' | 'notedAfterwards'> {
	switch (visit) {
		case 'to_come':
			return { status: 'confirmed', ver: 1 };
		case 'arrived':
			return { status: 'confirmed', ver: 1, progress: { state: 'arrived', at: now.toISOString() }, progressVer: 1 };
		case 'attended':
		case 'missed':
			return { status: visit, ver: 2, notedAfterwards: true };
	}
}

function reminderOf({ visit, startAt }: BookingDecision, now: Date): Pick<Appointment, 'remindAt' | 'reminder'> {
	const { remindAt, reminder } = plannedReminder(new Date(startAt), now);
	return { remindAt, reminder: isOver(visit) ? { ...reminder, state: 'cancelled' } : reminder };
}

const CONSENT_OF = { health_data: 'healthData', hosting_abroad: 'hostingAbroad' } as const;

/** The refusal of a consent to a wording that changed since it was shown. */
export const changedConsent = (consents: ConsentsGiven | undefined): Refused<'wording_changed'> | undefined => {
	const changed = revocableConsentKinds.map((kind) => {
		const field = CONSENT_OF[kind];
		return consents?.[field] ? changedSince(kind, consents.versions?.[field]) : undefined;
	});
	return changed.find((refusal) => refusal !== undefined);
};

/** Consents given here and not before, in the wording in force. Withholding one changes and blocks nothing (rule 5). */
const newConsents = (consents: ConsentsGiven | undefined, client: Client): readonly ConsentGiven[] =>
	missingConsents(client.consents ?? {})
		.filter((kind) => consents?.[CONSENT_OF[kind]])
		.map((kind) => ({ kind, version: versionInForce[kind] }));

/** Everything written when this session is booked with this psychologist, and the response to it. */
export function reservationFor(command: BookingCommand, facts: BookingFacts): Reservation {
	const { client, calendar, place, newIds, now } = facts;
	const { body, actor, sessionVersion, newcomer, key, fingerprint } = command;
	const appointment = bookedAppointment(command, facts);
	const { id: aid, startAt, endAt } = appointment;
	return {
		appointment,
		texts: writtenIn(body),
		upcoming: stillUpcoming([...client.upcoming, { aid, startAt, endAt }], now),
		visit: facts.session.visit,
		bookedVersion: client.bookedVersion,
		actor,
		sessionVersion,
		newcomer,
		place,
		consents: newConsents(body.consents, client),
		hasConsents: client.consents !== undefined,
		scheduleVersion: calendar.schedule.version,
		key,
		answer: { request: fingerprint, ticket: ticketOf(appointment, client.name) },
		newIds,
		now,
	};
}
