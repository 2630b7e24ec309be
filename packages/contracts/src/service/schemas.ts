import * as Type from 'typebox';
import { Cents } from '../text.ts';

/** A kind of session (R23), with its length and price. */
export const Service = Type.Object({
	/** Permanent and readable: `depression-therapy`; also the anchor on /services. */
	id: Type.String(),
	title: Type.String(),
	shortDescription: Type.String(),
	description: Type.String(),
	/** Path of an illustration on this site. */
	image: Type.String(),
	benefits: Type.Array(Type.String()),
	durationMinutes: Type.Integer({ minimum: 15 }),
	price: Cents,
});
export type Service = Type.Static<typeof Service>;

export const ServiceList = Type.Object({ data: Type.Array(Service) });
