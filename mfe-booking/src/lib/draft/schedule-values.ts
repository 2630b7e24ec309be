import type { WallTime } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import type { Day } from '@tulia/centre/day';
import type { AppointmentRequest, ConsentsGiven, ForWhom } from '@tulia/contracts/appointment/schemas';
import { textsOf, type WrittenTexts } from '@tulia/contracts/appointment/written-texts';
import { consentWording } from '@tulia/contracts/consent-wording';

/**
 * The form values, named as in the request. A type, not an interface, so that it is assignable to a record of fields.
 */
export type ScheduleValues = { readonly [N in keyof WrittenTexts]?: string | undefined } & {
	readonly serviceId?: string | undefined;
	/** An id, or `FIRST_AVAILABLE`. */
	readonly psychologistId?: string | undefined;
	readonly date?: Day | undefined;
	readonly time?: WallTime | undefined;
	readonly forWhom?: ForWhom | undefined;
	/** Only the ticked ones. */
	readonly consents?: Partial<Omit<ConsentsGiven, 'versions'>> | undefined;
};

/** No psychologist by name: the centre finds a free one (rule 4). Never sent. */
export const FIRST_AVAILABLE = 'first-available';

/** An untouched form. `forWhom` has no default: a wrong one would be booked unnoticed. */
export const emptyForm: ScheduleValues = { psychologistId: FIRST_AVAILABLE };

/** The id of a psychologist chosen by name. */
export const namedPsychologist = (psychologistId: string | undefined): string | undefined =>
	psychologistId === FIRST_AVAILABLE ? undefined : psychologistId;

/** The versions of the wording this form shows. */
export const shownVersions = {
	healthData: consentWording.health_data.version,
	hostingAbroad: consentWording.hosting_abroad.version,
} as const;

/** An unticked box is no answer: staff then ask at the visit (rule 5). */
const consentsOf = ({ healthData = false, hostingAbroad = false }: NonNullable<ScheduleValues['consents']> = {}) =>
	healthData || hostingAbroad ? { consents: { healthData, hostingAbroad, versions: shownVersions } } : {};

/** The request. A missing part is sent empty, so that the contract reports it. */
export function requestOf(values: ScheduleValues): AppointmentRequest {
	const { serviceId = '', date = '', time = '', forWhom, consents } = values;
	const psychologistId = namedPsychologist(values.psychologistId);
	return {
		serviceId,
		date,
		time,
		...(psychologistId === undefined ? {} : { psychologistId }),
		...(forWhom === undefined ? {} : { forWhom }),
		...textsOf(values),
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

/** Names what is missing for a booking; `undefined` if nothing is. */
export function stillToChoose(values: ScheduleValues): string | undefined {
	const missing = PARTS.flatMap(([field, name]) => (values[field] ? [] : [name]));
	if (missing.length === 0) return undefined;
	const last = missing.at(-1);
	const before = missing.slice(0, -1).join(', ');
	const named = before ? `${before} and ${last}` : last;
	return `${COUNTS[missing.length]} missing: ${named}. Tap it any time and we show you where.`;
}

/** The choice in short, for the bar of a phone: when, or the next unanswered question. */
export function choiceInWords({ serviceId, forWhom, date, time }: ScheduleValues): string {
	if (serviceId === undefined) return 'Choose a service';
	if (forWhom === undefined) return 'Who is it for?';
	if (date === undefined) return 'Choose a day';
	return time === undefined ? `${shortDay(date)}, choose a time` : `${shortDay(date)}, ${time}`;
}
