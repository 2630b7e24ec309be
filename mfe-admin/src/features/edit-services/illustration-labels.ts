import { capitalised } from '@tulia/centre/capitalised';
import { illustrationIds } from '@tulia/ui/illustrations';

const KIND = /^(?:service|cover)-/;

/** The label of `service-family-therapy` is `Family therapy`. */
export const illustrationLabel = (id: string): string => capitalised(id.replace(KIND, '').replaceAll('-', ' '));

/** The drawings for services, and the service's current picture if it is none of them. */
export function illustrationChoices(chosen: string | undefined): readonly string[] {
	const own: readonly string[] = illustrationIds.filter((id) => id.startsWith('service-'));
	return chosen === undefined || own.includes(chosen) ? own : [chosen, ...own];
}
