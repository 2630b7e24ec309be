import * as Type from 'typebox';
import { atMost, CalendarDay, form, required, text } from '../text.ts';

/** Who requested a person's data, when, why, and how staff identified them. Stored with the audit (rule 5). */
const asked = {
	/** The day of the request, at which the legal deadline begins. */
	askedOn: CalendarDay,
	askedBy: text(required('Please say who asked'), atMost(100)),
	identity: text(required('Please say how you made sure who it is'), atMost(300)),
	reason: text(required('Please say why'), atMost(300)),
};
const missing = {
	askedOn: 'Please give the day on which they asked',
	askedBy: 'Please say who asked',
	identity: 'Please say how you made sure who it is',
	reason: 'Please say why',
};

export const DataRequest = form(asked, missing);
export type DataRequest = Type.Static<typeof DataRequest>;

/** The words to type before an erasure, which cannot be undone. */
const ERASURE_WORDS = 'erase this client';

export const ClientErasure = form(
	{
		...asked,
		confirmation: Type.Unsafe<typeof ERASURE_WORDS>({
			type: 'string',
			const: ERASURE_WORDS,
			errorMessage: `Please type: ${ERASURE_WORDS}`,
		}),
		/** Coming visits are cancelled with it; without this they prevent the erasure. */
		cancelsVisits: Type.Optional(
			Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage: 'Please tick this, or cancel the visits first' }),
		),
		/** Version of the record, as staff saw it. */
		version: Type.Integer({ minimum: 0 }),
	},
	{ ...missing, confirmation: `Please type: ${ERASURE_WORDS}`, version: 'The version of the record is missing' },
);
export type ClientErasure = Type.Static<typeof ClientErasure>;
