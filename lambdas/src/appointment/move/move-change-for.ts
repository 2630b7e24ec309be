import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { PsychologistCalendar } from '../../availability/availability-snapshot.ts';
import type { Appointment } from '../appointment.ts';
import type { BookableSession } from '../book/booking-decision.ts';
import type { Client } from '../client.ts';
import { plannedReminder } from '../mail/planned-reminder.ts';
import { ticketOf } from '../read/ticket.ts';
import { stillUpcoming } from '../upcoming.ts';
import type { MoveChange } from './move.ts';

/** Stored responses expire after two days; more moves than this are not expected in that time. */
const KEYS_KEPT = 20;

interface MoveFacts extends Pick<MoveChange, 'newIds' | 'actor' | 'notifiedTogether' | 'now'> {
	readonly appointment: Appointment;
	readonly client: Client | undefined;
	readonly profile: CentreProfile;
	readonly session: BookableSession;
	readonly calendar: PsychologistCalendar;
	readonly key: string | undefined;
	readonly fingerprint: string;
}

/** Everything written when the appointment is moved to this session with this psychologist. */
export function moveChangeFor(facts: MoveFacts): MoveChange {
	const { appointment: before, client, calendar, key, fingerprint, actor, notifiedTogether, newIds, now } = facts;
	const after = moved(facts);
	const { id: aid, startAt, endAt } = after;
	const others = stillUpcoming(client?.upcoming ?? [], now).filter((one) => one.aid !== aid);
	return {
		before,
		after,
		bookings: client && { upcoming: [...others, { aid, startAt, endAt }], bookedVersion: client.bookedVersion },
		scheduleVersion: calendar.schedule.version,
		actor,
		notifiedTogether,
		kept:
			key === undefined
				? undefined
				: { key, answer: { request: fingerprint, ticket: ticketOf(after, client?.name ?? '') } },
		newIds,
		now,
	};
}

/** Service, price and number stay; the address is where the centre is now. */
function moved({ appointment, profile, session, calendar, key, actor, now }: MoveFacts): Appointment {
	const { moveKeys = [], psychologistId, psychologistName, userId } = appointment;
	return {
		...appointment,
		psychologistId: calendar.psychologist.id,
		psychologistName: calendar.psychologist.name,
		location: profile.address.lines.join(', '),
		startAt: session.startAt,
		endAt: session.endAt,
		ver: appointment.ver + 1,
		movedFrom: appointment.startAt,
		lastMove: {
			...{ psychologistId, psychologistName, at: now.toISOString() },
			...(actor === userId ? {} : { by: actor }),
		},
		...plannedReminder(new Date(session.startAt), now),
		...(key === undefined ? {} : { moveKeys: [...moveKeys, key].slice(-KEYS_KEPT) }),
	};
}
