import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import { DRAFT_PREFIX } from '@tulia/platform';
import { type Day, isDay } from '../../lib/centre-time.ts';
import type { BookingAttempt } from './booking-attempt.ts';
import type { ScheduleValues } from './schedule-values.ts';

/** A half-filled form and, if it was sent without an answer, the attempt. */
export interface AppointmentDraft {
	/** Whose it is: what one person wrote is never shown to the next one at the same screen. */
	readonly userId: string;
	readonly values: ScheduleValues;
	readonly attempt?: BookingAttempt | undefined;
}

/**
 * Notes are about health, so a draft is kept by this tab alone and never outlives it. It survives a reload and a detour to
 * /login, and ends with the booking or the log-out.
 */
const DRAFT_KEY = `${DRAFT_PREFIX}appointment`;

const FOR_WHOM: readonly unknown[] = ['me', 'my_child', 'us'] satisfies readonly ForWhom[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isForWhom = (value: unknown): value is ForWhom => FOR_WHOM.includes(value);

/** A browser may forbid storage altogether; the draft then lives as long as the page. */
function tryStorage<T>(use: (storage: Storage) => T): T | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}

function valuesIn(value: unknown, today: Day): ScheduleValues {
	if (!isRecord(value)) return {};
	const { serviceId, date, time, forWhom, notes } = value;
	const hasDay = isText(date) && isDay(date) && date >= today;
	return {
		...(isText(serviceId) ? { serviceId } : {}),
		...(hasDay ? { date } : {}),
		...(hasDay && isText(time) ? { time } : {}),
		...(isForWhom(forWhom) ? { forWhom } : {}),
		...(isText(notes) ? { notes } : {}),
	};
}

function attemptIn(value: unknown): BookingAttempt | undefined {
	if (!isRecord(value) || !isText(value.key) || !isText(value.request)) return undefined;
	return { key: value.key, request: value.request };
}

/** The draft of this person. A day that has passed is left out; a draft of somebody else is thrown away. */
export function readDraft(userId: string, today: Day): AppointmentDraft | undefined {
	const stored: unknown = tryStorage((storage) => JSON.parse(storage.getItem(DRAFT_KEY) ?? 'null'));
	if (!isRecord(stored)) return undefined;
	if (stored.userId !== userId) {
		clearDraft();
		return undefined;
	}
	return { userId, values: valuesIn(stored.values, today), attempt: attemptIn(stored.attempt) };
}

export const writeDraft = (draft: AppointmentDraft): void => {
	tryStorage((storage) => storage.setItem(DRAFT_KEY, JSON.stringify(draft)));
};

export const clearDraft = (): void => {
	tryStorage((storage) => storage.removeItem(DRAFT_KEY));
};
