import { type Day, isDay } from '@tulia/centre/day';
import type { ForWhom } from '@tulia/contracts/appointment/schemas';
import { mapTexts } from '@tulia/contracts/appointment/written-texts';
import { readFormDraft, writeFormDraft } from '@tulia/platform/form-drafts';
import { type ScheduleValues, shownVersions } from './schedule-values.ts';

/** A half-filled form, with its idempotency key. */
export interface AppointmentDraft {
	/** The owner: a draft is never shown to another client at the same screen. */
	readonly userId: string;
	readonly values: ScheduleValues;
	/** The `Idempotency-Key`: the request stays idempotent even after a reload (promise P3). */
	readonly key: string;
}

/**
 * Notes are about health, so a draft is stored in this tab's session storage only. It survives a reload and a detour to
 * /login, and ends with the booking or the log-out.
 */
const DRAFT = 'appointment';

const FOR_WHOM: readonly unknown[] = ['me', 'my_child', 'us'] satisfies readonly ForWhom[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isForWhom = (value: unknown): value is ForWhom => FOR_WHOM.includes(value);

/** The ticks that belong to the wording shown now. A tick for another wording is no consent to this one. */
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
	const { serviceId, psychologistId, forWhom } = value;
	const consents = ticksIn(value.consents, shown);
	return {
		...(isText(serviceId) ? { serviceId } : {}),
		...(isText(psychologistId) ? { psychologistId } : {}),
		...whenIn(value, today),
		...(isForWhom(forWhom) ? { forWhom } : {}),
		...mapTexts(value, (text) => (isText(text) ? text : undefined)),
		...(consents ? { consents } : {}),
	};
}

/** The draft of this client, without a past day. A draft of another client is deleted. */
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
