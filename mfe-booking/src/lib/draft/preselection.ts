import type { ScheduleChoice } from '@tulia/platform';
import { emptyForm, type ScheduleValues } from './schedule-values.ts';

/** As long as an id may be. What is longer is no id, and is treated like one that nobody knows. */
const ID_LENGTH = 64;

/** What was chosen on another page and came along in the address (`paths.schedule`). */
export function preselectionIn(search: string): ScheduleChoice {
	const query = new URLSearchParams(search);
	const idIn = (name: string) => query.get(name)?.slice(0, ID_LENGTH) || undefined;
	return { service: idIn('service'), psychologist: idIn('psychologist') };
}

/** What the form begins with. */
export interface InitialSchedule {
	readonly values: ScheduleValues;
	/** The service of the draft that gave way to the one tapped since. */
	readonly replacedServiceId?: string;
}

/**
 * The draft, with what was tapped since: that is newer. Another service asks again whom it is for, because the old answer was
 * given about the old service.
 */
export function initialSchedule(
	draft: ScheduleValues | undefined,
	{ service, psychologist }: ScheduleChoice,
): InitialSchedule {
	const merged = { ...emptyForm, ...draft };
	const named = psychologist === undefined ? {} : { psychologistId: psychologist };
	if (service === undefined || service === merged.serviceId) return { values: { ...merged, ...named } };
	const { forWhom, serviceId, ...rest } = merged;
	return {
		values: { ...rest, ...named, serviceId: service },
		...(serviceId === undefined ? {} : { replacedServiceId: serviceId }),
	};
}
