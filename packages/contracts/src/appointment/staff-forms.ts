import * as Type from 'typebox';
import { ConsentsByWord, NoticeChannel, NoticeLanguage, typedPhone } from '../client/schemas.ts';
import { atMost, chosenDay, email, form, Id, matching, oneLine, required, TIME_PATTERN, text } from '../text.ts';
import { ForWhom, RequestTexts } from './schemas.ts';
import { type NotesReason, notesReasons } from './staff-schemas.ts';

/**
 * The outcome that staff record on a confirmed appointment. With `version` and `reason` it is a correction, within 7
 * days of the visit: attended to missed or back, or `confirmed`, which takes the outcome back (rule 4, promise P5).
 */
export const Outcome = form(
	{
		status: Type.Unsafe<'attended' | 'missed' | 'confirmed'>({
			type: 'string',
			enum: ['attended', 'missed', 'confirmed'],
			errorMessage: 'Choose attended or missed',
		}),
		version: Type.Optional(Type.Integer({ minimum: 1 })),
		reason: Type.Optional(text(required('Please say why'), atMost(300))),
	},
	{ status: 'Choose attended or missed' },
);
export type Outcome = Type.Static<typeof Outcome>;
/** The progress of a confirmed visit: not here yet, at the desk, or in the room. Conditional on its version. */
export const ProgressNote = form(
	{
		progress: Type.Unsafe<'expected' | 'arrived' | 'in_session'>({
			type: 'string',
			enum: ['expected', 'arrived', 'in_session'],
			errorMessage: 'Choose where the visit stands',
		}),
		version: Type.Integer({ minimum: 1 }),
		progressVersion: Type.Integer({ minimum: 0 }),
	},
	{
		progress: 'Choose where the visit stands',
		version: 'The version of the appointment is missing',
		progressVersion: 'The version of the progress is missing',
	},
);
export type ProgressNote = Type.Static<typeof ProgressNote>;
/**
 * Records that the client was informed by phone of what the last notice did not deliver, that the call was not
 * answered, or that it was recorded by mistake.
 */
export const PhoneCallNote = form(
	{
		what: Type.Unsafe<'told' | 'no_answer' | 'take_back'>({
			type: 'string',
			enum: ['told', 'no_answer', 'take_back'],
			errorMessage: 'Choose what happened',
		}),
		/** A note about the call, for staff only. */
		said: Type.Optional(text(atMost(300))),
		version: Type.Integer({ minimum: 1 }),
		phonedVersion: Type.Integer({ minimum: 0 }),
	},
	{
		what: 'Choose what happened',
		version: 'The version of the appointment is missing',
		phonedVersion: 'The version of the note is missing',
	},
);
export type PhoneCallNote = Type.Static<typeof PhoneCallNote>;
const version = Type.Integer({ minimum: 1 });
const date = chosenDay();
const time = text(required('Please select a time'), matching(TIME_PATTERN, 'Please select a time'));
const psychologistId = Type.Optional(text(required('Choose a psychologist'), atMost(64)));

/** Who cancels, as staff record it: the centre, or the client by phone or in person. */
export const CancelledFor = Type.Unsafe<'centre' | 'client_by_phone' | 'client_at_desk'>({
	type: 'string',
	enum: ['centre', 'client_by_phone', 'client_at_desk'],
	errorMessage: 'Please say who cancels',
});
export const StaffCancellation = form(
	{
		reason: text(required('Please say why'), atMost(300)),
		/** What the mail says about it. Absent: the centre. */
		cancelledFor: Type.Optional(CancelledFor),
		/** The time is not offered until staff free it. Has no meaning for a visit that is over. */
		keepFree: Type.Optional(
			Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage: 'Tick this, or leave it out' }),
		),
		version,
	},
	{ reason: 'Please say why', version: 'The version of the appointment is missing' },
);
/** Staff saw the warning that the psychologist has a break at this time, and book over it. */
const overBreak = Type.Optional(
	Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage: 'Please tick this, or choose another time' }),
);

/**
 * Any half hour inside opening hours, from the current one on. Staff are exempt from lead time and from the client's 24
 * hours, but not from opening hours or from taken times.
 */
export const StaffMove = form(
	{ date, time, psychologistId, overBreak, version },
	{ date: 'Please select a date', time: 'Please select a time', version: 'The version of the appointment is missing' },
);
export const StaffNote = form(
	{ note: text(atMost(2000)), noteVersion: Type.Integer({ minimum: 0 }) },
	{ note: 'Please write a note', noteVersion: 'The version of the note is missing' },
);
export const NotesOpening = form(
	{
		reason: Type.Unsafe<NotesReason>({ type: 'string', enum: notesReasons, errorMessage: 'Please say why' }),
	},
	{ reason: 'Please say why' },
);
export const MailToResend = form(
	{
		kind: Type.Unsafe<'confirmation' | 'moved' | 'cancelled'>({
			type: 'string',
			enum: ['confirmation', 'moved', 'cancelled'],
			errorMessage: 'Choose a mail',
		}),
	},
	{ kind: 'Choose a mail' },
);

/**
 * A session that staff book: for a client record (`clientId`), for an address (an existing account, or one that is
 * created and invited by mail), or for a new client without an address (`name`), whose record the booking creates. One
 * of the three is required; `clientId` takes precedence.
 */
export const BookingForClient = form(
	{
		clientId: Type.Optional(Id),
		email: Type.Optional(email()),
		/** Name of a new client. With an address only where there is no account yet, or one that did not confirm it. */
		phone: Type.Optional(typedPhone()),
		/** Required where there is no record yet, or an account that did not confirm the address. */
		name: Type.Optional(text(required('Full name is required'), atMost(100), oneLine)),
		/**
		 * Only for a new record: the channel of notices, the language of SMS, and the consents given in person. Refused for
		 * an existing record, whose values are changed in the client's file.
		 */
		notices: Type.Optional(NoticeChannel),
		language: Type.Optional(NoticeLanguage),
		consentsByWord: Type.Optional(ConsentsByWord),
		/** Staff acknowledged that the booking closes the account with the unconfirmed address and cancels its visits. */
		closesUnconfirmed: Type.Optional(
			Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage: 'Please tick this, or use another address' }),
		),
		serviceId: text(required('Please select a service'), atMost(64)),
		date,
		time,
		psychologistId,
		overBreak,
		/** The client is at the desk: the visit is recorded as arrived. Only on its day. */
		arrived: Type.Optional(
			Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage: 'Say that they arrived, or leave it out' }),
		),
		/** The outcome of a visit that is over, up to 7 days later: required then, refused otherwise. */
		outcome: Type.Optional(
			Type.Unsafe<'attended' | 'missed'>({
				type: 'string',
				enum: ['attended', 'missed'],
				errorMessage: 'Choose attended or missed',
			}),
		),
		/** Has no default: staff must ask the client. */
		forWhom: ForWhom,
		...RequestTexts,
	},
	{
		serviceId: 'Please select a service',
		date: 'Please select a date',
		time: 'Please select a time',
		forWhom: 'Please say who it is for',
	},
);
export type BookingForClient = Type.Static<typeof BookingForClient>;
