import type { BodyOf } from '@tulia/contracts/endpoint';
import type { FieldError } from '@tulia/contracts/problem';
import type { createPsychologist } from '@tulia/contracts/psychologist/endpoints';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Fact } from '../../lib/editing/version-conflict.tsx';
import {
	HOURS_PARTS,
	type HoursValues,
	hoursFacts,
	hoursValuesOf,
	inHoursWords,
	planOf,
} from '../../lib/schedule/hours-values.ts';

/** The form values. An empty field is absent. */
export interface PsychologistValues extends HoursValues {
	readonly name?: string;
	readonly serviceIds?: readonly string[];
	readonly active?: boolean;
}
type Fields = BodyOf<typeof createPsychologist>;

/** The fields that render a whole part of the request. */
export const PARTS: readonly string[] = ['serviceIds', ...HOURS_PARTS];

export const valuesOf = ({ name, serviceIds, active, ...hours }: StaffPsychologist) => ({
	...{ name, serviceIds, active },
	...hoursValuesOf(hours),
});

export const fieldsOf = (values: PsychologistValues): Fields => ({
	name: values.name ?? '',
	serviceIds: [...(values.serviceIds ?? [])],
	active: values.active ?? false,
	...planOf(values),
});

/** Assigns the contract's errors to their fields. */
export const inWords = (errors: readonly FieldError[]): readonly FieldError[] => inHoursWords(errors, PARTS);

export const factsOf =
	(titleOf: (serviceId: string) => string) =>
	(values: PsychologistValues): readonly Fact[] => [
		{ label: 'Full name', text: values.name ?? '' },
		{ label: 'Services', text: (values.serviceIds ?? []).map(titleOf).sort().join(', ') },
		{ label: 'Sees clients', text: values.active ? 'Yes' : 'No' },
		...hoursFacts(values),
	];
