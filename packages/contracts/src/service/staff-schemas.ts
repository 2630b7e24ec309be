import * as Type from 'typebox';
import { SeenVisits, Version } from '../staff.ts';
import { atMost, form, Id, required, strict, text } from '../text.ts';
import { Service } from './schemas.ts';

export const StaffService = Type.Object({
	...Service.properties,
	/** Position in the list, from 1. */
	order: Type.Integer({ minimum: 1, maximum: 999 }),
	/** Offered to clients. An inactive service retains its past appointments. */
	active: Type.Boolean(),
	version: Version,
});
export type StaffService = Type.Static<typeof StaffService>;
export const StaffServiceList = Type.Object({ data: Type.Array(StaffService) });

/** The lengths of a visit that staff may choose, in minutes. */
export const visitLengths = [45, 50, 60, 90] as const;
export type VisitLength = (typeof visitLengths)[number];

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
	durationMinutes: Type.Unsafe<VisitLength>({
		type: 'integer',
		enum: [...visitLengths],
		errorMessage: 'Choose 45, 50, 60 or 90 minutes',
	}),
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
	durationMinutes: 'Choose 45, 50, 60 or 90 minutes',
	price: 'Give a price, 0 or more',
};
export const NewService = form(
	{
		...fields,
		/** The currency in which the price was typed (ISO 4217); absent: the centre's. */
		currency: Type.Optional(Type.String()),
	},
	missing,
);
export const ServiceChange = form(
	{ ...fields, version: Version, seenVisits: Type.Optional(SeenVisits) },
	{ ...missing, version: 'The version is missing' },
);
export type ServiceChange = Type.Static<typeof ServiceChange>;

/** Prices and lengths that are saved together. A change of currency must include every service. */
export const PricesChange = form(
	{
		/** ISO 4217. */
		currency: text(required('Choose a currency')),
		/** Version of the settings, which hold the currency; 0 before their first save. */
		settingsVersion: Type.Integer({ minimum: 0 }),
		prices: Type.Array(
			strict({ id: Id, price: fields.price, durationMinutes: fields.durationMinutes, version: Version }),
			{ minItems: 1, maxItems: 60 },
		),
	},
	{ currency: 'Choose a currency', settingsVersion: 'The version is missing', prices: 'Give at least one price' },
);
export type PricesChange = Type.Static<typeof PricesChange>;
export const Prices = Type.Object({
	currency: Type.String(),
	settingsVersion: Type.Integer({ minimum: 0 }),
	data: Type.Array(StaffService),
});
