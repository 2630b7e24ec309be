import { type JobItem, newJob } from '../outbox/job.items.ts';
import type { Appointment } from './appointment.ts';

type Placed = Pick<Appointment, 'psychologistId' | 'startAt'>;

interface ChangeOfVisit {
	readonly appointmentId: string;
	/** Of the appointment, after the change. */
	readonly version: number;
	/** With whom and when it was; undefined when it was booked. */
	readonly before: Placed | undefined;
	/** The same afterwards; undefined when it was cancelled. */
	readonly after: Placed | undefined;
	readonly byClient?: boolean;
	readonly actor: string;
	readonly now: Date;
}

/**
 * The jobs by which psychologists hear of a change of a visit, to be put in the transaction that makes it: one for whoever has the visit,
 * and one for whoever had it. Whether somebody is told is decided when they run. Their ids say which change they are about, so that
 * each is promised once.
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
