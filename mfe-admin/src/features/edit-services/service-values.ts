import type { BodyOf } from '@tulia/contracts/endpoint';
import type { createService } from '@tulia/contracts/service/endpoints';
import { type StaffService, visitLengths } from '@tulia/contracts/service/staff-schemas';
import { centsIn, priceText } from '../../lib/editing/price-input.ts';
import type { Fact } from '../../lib/editing/version-conflict.tsx';

/** The form values. An empty field is absent. */
export interface ServiceValues {
	readonly title?: string;
	readonly shortDescription?: string;
	readonly description?: string;
	readonly image?: string;
	/** One benefit per line. */
	readonly benefits?: string;
	readonly durationMinutes?: string;
	readonly price?: string;
	readonly active?: boolean;
}
type Fields = Omit<BodyOf<typeof createService>, 'order'>;

const NOT_A_PRICE = -1;

const lines = (text: string): string[] =>
	text
		.split('\n')
		.map((line) => line.trim())
		.filter(Boolean);

export const valuesOf = (service: StaffService): ServiceValues => ({
	title: service.title,
	shortDescription: service.shortDescription,
	description: service.description,
	image: service.image,
	benefits: service.benefits.join('\n'),
	durationMinutes: String(service.durationMinutes),
	price: priceText(service.price),
	active: service.active,
});

/**
 * The request of a form. Missing or invalid parts are sent as values that the contract refuses with the right
 * message.
 */
export const fieldsOf = (values: ServiceValues): Fields => ({
	title: values.title ?? '',
	shortDescription: values.shortDescription ?? '',
	description: values.description ?? '',
	image: values.image ?? '',
	benefits: lines(values.benefits ?? ''),
	durationMinutes: visitLengths.find((minutes) => String(minutes) === values.durationMinutes) ?? 60,
	price: centsIn(values.price ?? '') ?? NOT_A_PRICE,
	active: values.active ?? false,
});

export const factsOf = (values: ServiceValues): readonly Fact[] => [
	{ label: 'Title', text: values.title ?? '' },
	{ label: 'Short description', text: values.shortDescription ?? '' },
	{ label: 'Description', text: values.description ?? '' },
	{ label: 'Drawing', text: values.image ?? '' },
	{ label: 'Benefits', text: lines(values.benefits ?? '').join('\n') },
	{ label: 'Length', text: `${values.durationMinutes} minutes` },
	{ label: 'Price', text: values.price ?? '' },
	{ label: 'Offered to clients', text: values.active ? 'Yes' : 'No' },
];
