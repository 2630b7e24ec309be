import * as Type from 'typebox';
import { Consent, ConsentKind } from '../account/schemas.ts';
import { AdminAppointment, MailState } from '../appointment/staff-schemas.ts';
import { VisitPaid } from '../payment/schemas.ts';
import { atMost, email, form, Id, Instant, oneLine, required, strict, text } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';
import { ConsentMedium, NoticeChannel, NoticeLanguage, ShownPhone, typedPhone } from './schemas.ts';

/** Version of a client record; 0: never corrected. */
const RecordVersion = Type.Integer({ minimum: 0 });

/** How staff identified the client at the desk or on the phone. */
export const identityProofs = ['id', 'voice'] as const;
export type IdentityProof = (typeof identityProofs)[number];
const IdentityProof = Type.Unsafe<IdentityProof>({
	type: 'string',
	enum: identityProofs,
	errorMessage: 'Please say how you know this person',
});

/** Records that staff know the client: an unconfirmed address then no longer prevents bookings by staff. */
export const IdentityCheck = form({ how: IdentityProof }, { how: 'Please say how you know this person' });

/** The correct address of a client who has one: it is valid for login once its mailbox confirmed it. */
export const EmailCorrection = form(
	{ email: email(), how: IdentityProof },
	{ email: 'Email is required', how: 'Please say how you know this person' },
);

/** A client record as staff read and correct it. */
export const ClientRecord = Type.Object({
	id: Type.String(),
	name: Type.String(),
	phone: Type.Optional(ShownPhone),
	/** Empty where there is none. */
	email: Type.String(),
	/** The address was confirmed from its mailbox. */
	emailVerified: Type.Boolean(),
	/** A mail to this address bounced permanently. */
	emailUndeliverable: Type.Boolean(),
	/** Absent where none was chosen: email where there is an address, otherwise SMS. */
	notices: Type.Optional(NoticeChannel),
	/** The language of SMS. */
	language: NoticeLanguage,
	/** Whether the record has a login: an address with a password. */
	hasPassword: Type.Boolean(),
	/** Staff ended the account's access; visits can still be booked for it. */
	isDisabled: Type.Boolean(),
	/** The address that replaces this one once its mailbox confirms it, and its deadline. */
	newEmail: Type.Optional(Type.Object({ email: Type.String(), until: Instant })),
	/** When staff last identified the client. Absent: never. */
	identified: Type.Optional(Type.Object({ how: IdentityProof, at: Instant })),
	/** When the record was created. */
	since: Instant,
	version: RecordVersion,
});
export type ClientRecord = Type.Static<typeof ClientRecord>;

/** An amount of one currency, in cents. */
const Money = Type.Object({ currency: Type.String(), amount: Type.Integer({ minimum: 0 }) });

/** Counted from the visits of the file. */
const ClientFigures = Type.Object({
	attended: Type.Integer({ minimum: 0 }),
	missed: Type.Integer({ minimum: 0 }),
	/** Cancelled by the client less than 24 hours before the start. */
	cancelledLate: Type.Integer({ minimum: 0 }),
	/** What is left to pay for attended visits, by currency. Empty: nothing. */
	stillToPay: Type.Array(Money),
});

const ClientMail = Type.Object({
	...MailState.properties,
	appointmentId: Type.String(),
	ticketNumber: Type.String(),
	scheduledFor: Instant,
});

/** The client's questions and messages under their confirmed address. */
const ClientWriting = Type.Object({
	id: Type.String(),
	kind: Type.Enum(['question', 'message']),
	text: Type.String(),
	at: Instant,
	state: Type.Enum(['new', 'answered', 'done', 'spam']),
});

/** A record that was merged into another one, as it was before. */
const MergedClient = Type.Object({
	id: Type.String(),
	name: Type.String(),
	/** As displayed: `0712 345 678`. */
	phone: Type.Optional(Type.String()),
	/** Empty where there was none. */
	email: Type.String(),
	/** How many visits were transferred. */
	visits: Type.Integer({ minimum: 0 }),
	at: Instant,
	/** Staff, or the client. Nameless where the account no longer exists. */
	by: Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) }),
	/** Absent where the client did it. */
	reason: Type.Optional(Type.String()),
});

/** Everything the front desk sees of one client. Notes are shown only on the page of their visit (promise W7). */
export const ClientFile = Type.Object({
	client: ClientRecord,
	figures: ClientFigures,
	/** The latest 100 visits, past and coming, latest start first. */
	visits: Type.Array(AdminAppointment),
	/** There are older visits, which the figures do not include. */
	hasOlderVisits: Type.Boolean(),
	/** Payments of those visits that have any. */
	paid: Type.Array(VisitPaid),
	consents: Type.Array(Consent),
	/** Not given, withdrawn, or given to an older wording: to be requested at the visit. */
	consentsMissing: Type.Array(ConsentKind),
	/** The emails of the latest 10 visits, newest first. */
	mails: Type.Array(ClientMail),
	/** The newest 20. Empty while the address is not confirmed. */
	writings: Type.Array(ClientWriting),
	/** Records that were merged into this one, oldest first. Their ids resolve to this record. */
	merged: Type.Array(MergedClient),
	/** The transfer of past visits from one of them is still running, for a minute or two. */
	isMerging: Type.Boolean(),
});
export type ClientFile = Type.Static<typeof ClientFile>;

/** Replaces all fields: a record sent without a phone has none afterwards. */
export const ClientCorrection = form(
	{
		name: text(required('Full name is required'), atMost(100), oneLine),
		phone: Type.Optional(typedPhone()),
		notices: Type.Optional(NoticeChannel),
		/** Absent: unchanged. */
		language: Type.Optional(NoticeLanguage),
		/** Staff acknowledged that the client confirmed the number that is removed. */
		replacesConfirmed: Type.Optional(
			Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage: 'Please tick this, or leave the number' }),
		),
		version: RecordVersion,
	},
	{ name: 'Full name is required', version: 'The version of the record is missing' },
);
export type ClientCorrection = Type.Static<typeof ClientCorrection>;

const sides = ['kept', 'other'] as const;
const Side = (errorMessage: string) =>
	Type.Unsafe<(typeof sides)[number]>({ type: 'string', enum: sides, errorMessage });
const meant = (errorMessage: string) =>
	Type.Optional(Type.Unsafe<true>({ type: 'boolean', const: true, errorMessage }));

/** The merge of two records of one person. The record of the path stays, the other one ceases. */
export const ClientMerge = form(
	{
		otherId: Type.String({ minLength: 1, maxLength: 64 }),
		name: Side('Choose the name that stays'),
		phone: Side('Choose the phone that stays'),
		email: Side('Choose the address that stays'),
		notices: Side('Choose how we reach them'),
		/** Why staff know that both are one person. */
		reason: text(required('Please say how you know'), atMost(300), oneLine),
		/** Staff acknowledged that the names differ. */
		samePerson: meant('Please tick this, or leave both as they are'),
		/** Staff acknowledged that the account's owner will see the visits of the other record. */
		opensVisits: meant('Please tick this, or leave both as they are'),
		version: RecordVersion,
		otherVersion: RecordVersion,
	},
	{
		otherId: 'Please choose the other record',
		reason: 'Please say how you know',
		version: 'The version of the record is missing',
		otherVersion: 'The version of the other record is missing',
	},
);
export type ClientMerge = Type.Static<typeof ClientMerge>;

/** A consent given or withdrawn in person or by phone, in the wording that staff read out. */
export const ConsentParams = strict({ id: Id, kind: ConsentKind });
export const ConsentByWord = form(
	{
		given: Type.Boolean(),
		how: ConsentMedium,
		/** Version of the wording that was read out. */
		wording: WordingVersion,
	},
	{ given: 'Please say whether they agree', how: 'Please say how you heard it', wording: 'The wording is missing' },
);
export type ConsentByWord = Type.Static<typeof ConsentByWord>;
/** The consents given, and those still to be requested. */
export const ClientConsents = Type.Object({ consents: Type.Array(Consent), consentsMissing: Type.Array(ConsentKind) });
