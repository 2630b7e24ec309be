import { capitalised } from '@tulia/centre/capitalised';
import { illustrationIds } from '@tulia/ui/illustrations';

const KIND = /^(?:service|cover)-/;

/** The name of `service-family-therapy` is `Family therapy`. */
export const illustrationLabel = (id: string): string => capitalised(id.replace(KIND, '').replaceAll('-', ' '));

/** The drawings for services, and the current one if it is another. */
export function illustrationChoices(chosen: string | undefined): readonly string[] {
	const own: readonly string[] = illustrationIds.filter((id) => id.startsWith('service-'));
	return chosen === undefined || own.includes(chosen) ? own : [chosen, ...own];
}
