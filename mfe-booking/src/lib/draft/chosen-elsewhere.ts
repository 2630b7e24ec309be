import type { ScheduleChoice } from '@tulia/platform';
import { emptyForm, type ScheduleValues } from './schedule-values.ts';

/** As long as an id may be. What is longer is no id, and is treated like one that nobody knows. */
const ID_LENGTH = 64;

/** What was chosen on another page and came along in the address (`paths.schedule`). */
export function chosenElsewhere(search: string): ScheduleChoice {
	const query = new URLSearchParams(search);
	const idIn = (name: string) => query.get(name)?.slice(0, ID_LENGTH) || undefined;
	return { service: idIn('service'), psychologist: idIn('psychologist') };
}

/** What the form begins with. */
export interface ScheduleStart {
	readonly values: ScheduleValues;
	/** The service of the draft that gave way to the one tapped since. */
	readonly replacedServiceId?: string;
}

/**
 * The draft, with what was tapped since: that is newer. Another service asks again whom it is for, because the old answer was
 * given about the old service.
 */
export function scheduleStart(
	draft: ScheduleValues | undefined,
	{ service, psychologist }: ScheduleChoice,
): ScheduleStart {
	const kept = { ...emptyForm, ...draft };
	const named = psychologist === undefined ? {} : { psychologistId: psychologist };
	if (service === undefined || service === kept.serviceId) return { values: { ...kept, ...named } };
	const { forWhom, serviceId, ...rest } = kept;
	return {
		values: { ...rest, ...named, serviceId: service },
		...(serviceId === undefined ? {} : { replacedServiceId: serviceId }),
	};
}
