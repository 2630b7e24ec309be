import type { ScheduleChoice } from '@tulia/platform';
import { emptyForm, type ScheduleValues } from './schedule-values.ts';

/** The maximum length of an id. A longer one is treated as unknown. */
const ID_LENGTH = 64;

/** The choices of another page, passed in the address (`paths.schedule`). */
export function preselectionIn(search: string): ScheduleChoice {
	const query = new URLSearchParams(search);
	const idIn = (name: string) => query.get(name)?.slice(0, ID_LENGTH) || undefined;
	return { service: idIn('service'), psychologist: idIn('psychologist') };
}

/** The initial form. */
export interface InitialSchedule {
	readonly values: ScheduleValues;
	/** The service of the draft that the preselection replaced. */
	readonly replacedServiceId?: string;
}

/**
 * Merges the draft with the newer preselection. After a change of the service the form asks again for whom, because the
 * answer was about the old service.
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
