import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Desk } from '../availability/diary.ts';
import type { Appointment } from './appointment-item.ts';
import type { BookableSession } from './booking-decision.ts';
import type { Client } from './client.ts';
import type { MoveChange } from './move.ts';
import { plannedReminder } from './planned-reminder.ts';
import { ticketOf } from './ticket.ts';
import { stillUpcoming } from './upcoming.ts';

/** Kept answers are forgotten after two days; more moves than this do not fit into them. */
const KEYS_KEPT = 20;

interface Draft extends Pick<MoveChange, 'newIds' | 'actor' | 'now'> {
	readonly appointment: Appointment;
	readonly client: Client | undefined;
	readonly profile: CentreProfile;
	readonly session: BookableSession;
	readonly desk: Desk;
	readonly key: string | undefined;
	readonly fingerprint: string;
}

/** Everything that will be written when the appointment is moved to this session with this psychologist. */
export function draftMove(draft: Draft): MoveChange {
	const { appointment: before, client, desk, key, fingerprint, actor, newIds, now } = draft;
	const after = moved(draft);
	const { id: aid, startAt, endAt } = after;
	const others = stillUpcoming(client?.upcoming ?? [], now).filter((one) => one.aid !== aid);
	return {
		before,
		after,
		bookings: client && { upcoming: [...others, { aid, startAt, endAt }], bookedVersion: client.bookedVersion },
		scheduleVersion: desk.schedule.version,
		actor,
		kept:
			key === undefined
				? undefined
				: { key, answer: { request: fingerprint, ticket: ticketOf(after, client?.name ?? '') } },
		newIds,
		now,
	};
}

/** Service, price and number stay; the place is where the centre is now. */
function moved({ appointment, profile, session, desk, key, now }: Draft): Appointment {
	const { moveKeys = [] } = appointment;
	return {
		...appointment,
		psychologistId: desk.psychologist.id,
		psychologistName: desk.psychologist.name,
		location: profile.address.lines.join(', '),
		startAt: session.startAt,
		endAt: session.endAt,
		ver: appointment.ver + 1,
		movedFrom: appointment.startAt,
		...plannedReminder(new Date(session.startAt), now),
		...(key === undefined ? {} : { moveKeys: [...moveKeys, key].slice(-KEYS_KEPT) }),
	};
}
