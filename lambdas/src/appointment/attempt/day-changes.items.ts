import { type JobItem, newJob } from '../../outbox/job.items.ts';
import type { Appointment } from '../appointment.ts';

type Placed = Pick<Appointment, 'psychologistId' | 'startAt'>;

interface ChangeOfVisit {
	readonly appointmentId: string;
	/** Version of the appointment, after the change. */
	readonly version: number;
	/** The psychologist and time before the change; undefined for a booking. */
	readonly before: Placed | undefined;
	/** The psychologist and time after the change; undefined for a cancellation. */
	readonly after: Placed | undefined;
	readonly byClient?: boolean;
	readonly actor: string;
	readonly now: Date;
}

/**
 * The jobs that notify psychologists of a change of a visit, for its transaction: one for the present and one for the
 * former psychologist. The job decides whether a notice is sent. Ids derived from the change make each promised at most
 * once.
 */
export function dayChangeJobs({
	appointmentId,
	version,
	before,
	after,
	byClient,
	actor,
	now,
}: ChangeOfVisit): readonly JobItem[] {
	const concerned = [...new Set([after, before].flatMap((one) => one?.psychologistId ?? []))];
	return concerned.map((psychologistId, place) => {
		const startWith = (one: Placed | undefined) => (one?.psychologistId === psychologistId ? one.startAt : undefined);
		const [was, is] = [startWith(before), startWith(after)];
		return newJob({
			id: `day-change-${appointmentId}-${version}-${place}`,
			type: 'day_change',
			ref: appointmentId,
			refVersion: version,
			now,
			change: {
				psychologistId,
				...(was === undefined ? {} : { before: was }),
				...(is === undefined ? {} : { after: is }),
				...(byClient ? { byClient } : {}),
				actor,
			},
		});
	});
}
