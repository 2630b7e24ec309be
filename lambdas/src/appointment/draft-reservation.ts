import type { AppointmentRequest } from '@tulia/contracts/appointment/schemas';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { cellsOf } from '../availability/cell.ts';
import type { Desk } from '../availability/diary.ts';
import type { Appointment } from './appointment-item.ts';
import type { BookableSession } from './booking-decision.ts';
import type { Client } from './client.ts';
import { plannedReminder } from './planned-reminder.ts';
import { requestFingerprint } from './request-fingerprint.ts';
import type { Reservation } from './reservation.ts';
import { ticketOf } from './ticket.ts';
import { stillUpcoming } from './upcoming.ts';

export interface Draft {
	readonly request: AppointmentRequest;
	/** The appointment's id: one a request, whichever attempt succeeds. */
	readonly id: string;
	readonly ticketNumber: string;
	readonly key: string;
	readonly caller: { readonly userId: string; readonly version: number };
	readonly client: Client;
	readonly session: BookableSession;
	readonly service: Service;
	readonly profile: CentreProfile;
	readonly desk: Desk;
	readonly newIds: Reservation['newIds'];
	readonly now: Date;
}

function draftAppointment(draft: Draft): Appointment {
	const { request, id, ticketNumber, caller, session, service, profile, desk, now } = draft;
	return {
		id,
		userId: caller.userId,
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
		forWhom: request.forWhom ?? 'me',
		createdAt: now.toISOString(),
		...plannedReminder(new Date(session.startAt), now),
		mail: {},
	};
}

/** Everything that will be written when this session is booked with this psychologist, and the answer to it. */
export function draftReservation(draft: Draft): Reservation {
	const { request, client, caller, session, service, desk, key, newIds, now } = draft;
	const appointment = draftAppointment(draft);
	const { id: aid, startAt, endAt } = appointment;
	return {
		appointment,
		notes: request.notes?.trim() ? request.notes : undefined,
		day: session.day,
		cells: cellsOf(session.start, service.durationMinutes),
		upcoming: [...stillUpcoming(client.upcoming, now), { aid, startAt, endAt }],
		bookedVersion: client.bookedVersion,
		sessionVersion: caller.version,
		scheduleVersion: desk.schedule.version,
		key,
		answer: { request: requestFingerprint(request), ticket: ticketOf(appointment, client.name) },
		newIds,
		now,
	};
}
