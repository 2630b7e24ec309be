import { illustrationIds } from '@tulia/ui/illustrations';

const KIND = /^(?:service|cover)-/;

/** `service-family-therapy` is called `Family therapy`. */
export function illustrationLabel(id: string): string {
	const words = id.replace(KIND, '').replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The drawings made for services, and the one that is chosen already where it is another. */
export function illustrationChoices(chosen: string | undefined): readonly string[] {
	const own: readonly string[] = illustrationIds.filter((id) => id.startsWith('service-'));
	return chosen === undefined || own.includes(chosen) ? own : [chosen, ...own];
}
