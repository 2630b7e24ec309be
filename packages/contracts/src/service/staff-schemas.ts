import * as Type from 'typebox';
import { SeenVisits, Version } from '../staff.ts';
import { atMost, form, required, text } from '../text.ts';
import { Service } from './schemas.ts';

/** A service as staff edit it. */
export const StaffService = Type.Object({
	...Service.properties,
	/** Place in the list, from 1. */
	order: Type.Integer({ minimum: 1, maximum: 999 }),
	/** Offered to clients. What is not active keeps its past appointments. */
	active: Type.Boolean(),
	version: Version,
});
export type StaffService = Type.Static<typeof StaffService>;
export const StaffServiceList = Type.Object({ data: Type.Array(StaffService) });

const fields = {
	title: text(required('Title is required'), atMost(80)),
	shortDescription: text(required('Short description is required'), atMost(160)),
	description: text(required('Description is required'), atMost(1500)),
	/** Id of one of the site's illustrations. */
	image: text(required('Choose a drawing'), atMost(80)),
	benefits: Type.Array(text(required('A benefit may not be empty'), atMost(160)), {
		minItems: 1,
		maxItems: 10,
		errorMessage: { minItems: 'Give 1 to 10 benefits', maxItems: 'Give 1 to 10 benefits' },
	}),
	durationMinutes: Type.Unsafe<60 | 90>({ type: 'integer', enum: [60, 90], errorMessage: 'Choose 60 or 90 minutes' }),
	price: Type.Unsafe<number>({
		type: 'integer',
		minimum: 0,
		maximum: 10_000_000,
		errorMessage: 'Give a price, 0 or more',
	}),
	order: Type.Integer({ minimum: 1, maximum: 999 }),
	active: Type.Boolean(),
};
const missing = {
	title: 'Title is required',
	shortDescription: 'Short description is required',
	description: 'Description is required',
	image: 'Choose a drawing',
	benefits: 'Give 1 to 10 benefits',
	durationMinutes: 'Choose 60 or 90 minutes',
	price: 'Give a price, 0 or more',
};
export const NewService = form(fields, missing);
export const ServiceChange = form(
	{ ...fields, version: Version, seenVisits: Type.Optional(SeenVisits) },
	{ ...missing, version: 'The version is missing' },
);
export type ServiceChange = Type.Static<typeof ServiceChange>;
