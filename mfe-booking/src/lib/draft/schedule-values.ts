import type { WallTime } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import type { AppointmentRequest, ConsentsGiven, ForWhom } from '@tulia/contracts/appointment/schemas';
import { consentWording } from '@tulia/contracts/consent-wording';

/** What the form holds; the names are those of the request. A type, not an interface, so that it fits any record of fields. */
export type ScheduleValues = {
	readonly serviceId?: string | undefined;
	/** An id, or `FIRST_AVAILABLE`. */
	readonly psychologistId?: string | undefined;
	readonly date?: Day | undefined;
	readonly time?: WallTime | undefined;
	readonly forWhom?: ForWhom | undefined;
	readonly notes?: string | undefined;
	/** Only what was ticked. */
	readonly consents?: Partial<Omit<ConsentsGiven, 'versions'>> | undefined;
};

/** Nobody by name: the centre finds who is free (rule 4). It is never sent. */
export const FIRST_AVAILABLE = 'first-available';

/** A form nobody has touched yet. Whom it is for has no default: a wrong one would be booked without a word. */
export const emptyForm: ScheduleValues = { psychologistId: FIRST_AVAILABLE };

/** The id of whoever was chosen by name. */
export const namedPsychologist = (psychologistId: string | undefined): string | undefined =>
	psychologistId === FIRST_AVAILABLE ? undefined : psychologistId;

/** The versions of the sentences this form shows. */
export const shownVersions = {
	healthData: consentWording.health_data.version,
	hostingAbroad: consentWording.hosting_abroad.version,
} as const;

/** Nothing ticked is nothing said: staff then ask at the visit (rule 5). */
const consentsOf = ({ healthData = false, hostingAbroad = false }: NonNullable<ScheduleValues['consents']> = {}) =>
	healthData || hostingAbroad ? { consents: { healthData, hostingAbroad, versions: shownVersions } } : {};

/** What is sent. A part that is missing is sent empty, for the contract to name it. */
export function requestOf(values: ScheduleValues): AppointmentRequest {
	const { serviceId = '', date = '', time = '', forWhom, notes, consents } = values;
	const psychologistId = namedPsychologist(values.psychologistId);
	return {
		serviceId,
		date,
		time,
		...(psychologistId === undefined ? {} : { psychologistId }),
		...(forWhom === undefined ? {} : { forWhom }),
		...(notes === undefined ? {} : { notes }),
		...consentsOf(consents),
	};
}

const PARTS = [
	['serviceId', 'a service'],
	['forWhom', 'who it is for'],
	['date', 'a day'],
	['time', 'a time'],
] as const;

const COUNTS = ['', 'One answer is', 'Two answers are', 'Three answers are', 'Four answers are'];

/** Names what keeps the visit from being booked, or `undefined` once all is answered. */
export function stillToChoose(values: ScheduleValues): string | undefined {
	const missing = PARTS.flatMap(([field, name]) => (values[field] ? [] : [name]));
	if (missing.length === 0) return undefined;
	const last = missing.at(-1);
	const before = missing.slice(0, -1).join(', ');
	const named = before ? `${before} and ${last}` : last;
	return `${COUNTS[missing.length]} missing: ${named}. Tap it any time and we show you where.`;
}

/** The choice in a few words, for the bar of a phone: when, or the next question without an answer. */
export function choiceInWords({ serviceId, forWhom, date, time }: ScheduleValues): string {
	if (serviceId === undefined) return 'Choose a service';
	if (forWhom === undefined) return 'Who is it for?';
	if (date === undefined) return 'Choose a day';
	return time === undefined ? `${shortDay(date)}, choose a time` : `${shortDay(date)}, ${time}`;
}
