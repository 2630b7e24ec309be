import { illustrationIds } from '@tulia/ui/illustrations';

const KIND = /^(?:service|cover)-/;

/** The name of `service-family-therapy` is `Family therapy`. */
export function illustrationLabel(id: string): string {
	const words = id.replace(KIND, '').replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The drawings for services, and the current one if it is another. */
export function illustrationChoices(chosen: string | undefined): readonly string[] {
	const own: readonly string[] = illustrationIds.filter((id) => id.startsWith('service-'));
	return chosen === undefined || own.includes(chosen) ? own : [chosen, ...own];
}
