import { freeConsentKinds } from '@tulia/contracts/account/schemas';
import type { ConsentsGiven } from '@tulia/contracts/appointment/schemas';
import { versionInForce } from '@tulia/contracts/consent-wording';
import { mayBeInCrisis } from '@tulia/contracts/may-be-in-crisis';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { changedSince, missingConsents } from '../account/consent-wording.ts';
import type { Desk } from '../availability/diary.ts';
import type { Refused } from '../platform/result.ts';
import type { Appointment } from './appointment-item.ts';
import type { BookableSession } from './booking-decision.ts';
import type { Errand } from './booking-errand.ts';
import type { Client } from './client.ts';
import { plannedReminder } from './planned-reminder.ts';
import type { ConsentGiven, Reservation } from './reservation.ts';
import { ticketOf } from './ticket.ts';
import type { UnconfirmedPlace } from './unconfirmed-visits.ts';
import { stillUpcoming } from './upcoming.ts';

export interface Draft {
	readonly errand: Pick<
		Errand,
		'body' | 'id' | 'key' | 'fingerprint' | 'userId' | 'actor' | 'sessionVersion' | 'newcomer'
	>;
	readonly ticketNumber: string;
	readonly client: Client;
	readonly session: BookableSession;
	readonly service: Service;
	readonly profile: CentreProfile;
	readonly desk: Desk;
	readonly place: UnconfirmedPlace | undefined;
	readonly newIds: Reservation['newIds'];
	readonly now: Date;
}

function draftAppointment(draft: Draft): Appointment {
	const { errand, ticketNumber, session, service, profile, desk, now } = draft;
	return {
		id: errand.id,
		userId: errand.userId,
		ticketNumber,
		serviceId: service.id,
		serviceTitle: service.title,
		psychologistId: desk.psychologist.id,
		psychologistName: desk.psychologist.name,
		location: profile.address.lines.join(', '),
		startAt: session.startAt,
		endAt: session.endAt,
		status: 'confirmed',
		ver: 1,
		price: service.price,
		currency: profile.currency,
		forWhom: errand.body.forWhom ?? 'me',
		createdAt: now.toISOString(),
		...plannedReminder(new Date(session.startAt), now),
		mail: {},
		...(mayBeInCrisis(errand.body.notes ?? '') ? { mayBeInCrisis: true as const } : {}),
	};
}

const CONSENT_OF = { health_data: 'healthData', hosting_abroad: 'hostingAbroad' } as const;

/** The refusal of a consent that is given here in words that have changed since they were shown. */
export const changedConsent = (consents: ConsentsGiven | undefined): Refused<'wording_changed'> | undefined => {
	const changed = freeConsentKinds.map((kind) => {
		const field = CONSENT_OF[kind];
		return consents?.[field] ? changedSince(kind, consents.versions?.[field]) : undefined;
	});
	return changed.find((refusal) => refusal !== undefined);
};

/** What is agreed to here and was not yet, in the wording in force. Not to agree changes nothing and gates nothing (rule 5). */
const newConsents = (consents: ConsentsGiven | undefined, client: Client): readonly ConsentGiven[] =>
	missingConsents(client.consents ?? {})
		.filter((kind) => consents?.[CONSENT_OF[kind]])
		.map((kind) => ({ kind, version: versionInForce[kind] }));

/** Everything that will be written when this session is booked with this psychologist, and the answer to it. */
export function draftReservation(draft: Draft): Reservation {
	const { errand, client, desk, place, newIds, now } = draft;
	const { body, actor, sessionVersion, newcomer, key, fingerprint } = errand;
	const appointment = draftAppointment(draft);
	const { id: aid, startAt, endAt } = appointment;
	return {
		appointment,
		notes: body.notes?.trim() ? body.notes : undefined,
		upcoming: [...stillUpcoming(client.upcoming, now), { aid, startAt, endAt }],
		bookedVersion: client.bookedVersion,
		actor,
		sessionVersion,
		newcomer,
		place,
		consents: newConsents(body.consents, client),
		hasConsents: client.consents !== undefined,
		scheduleVersion: desk.schedule.version,
		key,
		answer: { request: fingerprint, ticket: ticketOf(appointment, client.name) },
		newIds,
		now,
	};
}
