import * as Type from 'typebox';
import { atMost, CalendarDay, form, required, text } from '../text.ts';

/** Who asked for somebody's data, since when, why, and how staff made sure who it is. Kept with the audit (rule 5). */
const asked = {
	/** The day on which they asked: the days that the law gives begin then. */
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

/** The words that are typed before a client is erased: it cannot be undone. */
const ERASURE_WORDS = 'erase this client';

export const ClientErasure = form(
	{
		...asked,
		confirmation: Type.Unsafe<typeof ERASURE_WORDS>({
			type: 'string',
			const: ERASURE_WORDS,
			errorMessage: `Please type: ${ERASURE_WORDS}`,
		}),
		/** Visits that are still to come are cancelled with it; without this they are in its way. */
		cancelsVisits: Type.Optional(
			Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage: 'Please tick this, or cancel the visits first' }),
		),
		/** Of the record, as staff saw it. */
		version: Type.Integer({ minimum: 0 }),
	},
	{ ...missing, confirmation: `Please type: ${ERASURE_WORDS}`, version: 'The version of the record is missing' },
);
export type ClientErasure = Type.Static<typeof ClientErasure>;
