import { type Day, isDay } from '@tulia/centre/day';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { type ScheduleValues, shownVersions } from './schedule-values.ts';

/** A half-filled form, and the key under which it is sent. */
export interface AppointmentDraft {
	/** Whose it is: what one person wrote is never shown to the next one at the same screen. */
	readonly userId: string;
	readonly values: ScheduleValues;
	/** The `Idempotency-Key`: one form books once, however often it is sent, even after a reload (promise P3). */
	readonly key: string;
}

/**
 * Notes are about health, so a draft is kept by this tab alone and never outlives it. It survives a reload and a detour to
 * /login, and ends with the booking or the log-out.
 */
const DRAFT = 'appointment';

const FOR_WHOM: readonly unknown[] = ['me', 'my_child', 'us'] satisfies readonly ForWhom[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isForWhom = (value: unknown): value is ForWhom => FOR_WHOM.includes(value);

/** What was ticked beside the sentences this form shows. Whoever ticked other words has not agreed to these. */
function ticksIn(value: unknown, shown: unknown): ScheduleValues['consents'] {
	if (!isRecord(value)) return undefined;
	const isTicked = (field: keyof typeof shownVersions): boolean =>
		value[field] === true && isRecord(shown) && shown[field] === shownVersions[field];
	return {
		...(isTicked('healthData') ? { healthData: true } : {}),
		...(isTicked('hostingAbroad') ? { hostingAbroad: true } : {}),
	};
}

function whenIn({ date, time }: Readonly<Record<string, unknown>>, today: Day): ScheduleValues {
	if (!isText(date) || !isDay(date) || date < today) return {};
	return isText(time) ? { date, time } : { date };
}

function valuesIn(value: unknown, shown: unknown, today: Day): ScheduleValues {
	if (!isRecord(value)) return {};
	const { serviceId, psychologistId, forWhom, notes } = value;
	const consents = ticksIn(value.consents, shown);
	return {
		...(isText(serviceId) ? { serviceId } : {}),
		...(isText(psychologistId) ? { psychologistId } : {}),
		...whenIn(value, today),
		...(isForWhom(forWhom) ? { forWhom } : {}),
		...(isText(notes) ? { notes } : {}),
		...(consents ? { consents } : {}),
	};
}

/** The draft of this person. A day that has passed is left out; a draft of somebody else is thrown away. */
export function readDraft(userId: string, today: Day): AppointmentDraft | undefined {
	const stored = readFormDraft(DRAFT);
	if (!isRecord(stored)) return undefined;
	const { key, shown } = stored;
	if (stored.userId !== userId || !isText(key)) {
		clearDraft();
		return undefined;
	}
	return { userId, values: valuesIn(stored.values, shown, today), key };
}

export const writeDraft = (draft: AppointmentDraft): void => writeFormDraft(DRAFT, { ...draft, shown: shownVersions });

export const clearDraft = (): void => writeFormDraft(DRAFT, undefined);
