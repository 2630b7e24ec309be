import * as Type from 'typebox';
import { Consent, ConsentKind } from '../account/schemas.ts';
import { AdminAppointment, MailState } from '../appointment/staff-schemas.ts';
import { VisitPaid } from '../payment/schemas.ts';
import { atMost, email, form, Id, Instant, oneLine, required, strict, text } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';
import { HowHeard, NoticeChannel, NoticeLanguage, ShownPhone, typedPhone } from './schemas.ts';

/** Counts the corrections of a client record; 0: nobody has corrected it yet. */
const RecordVersion = Type.Integer({ minimum: 0 });

/** How staff made sure that whoever stood at the desk or was on the phone is this client. */
export const identityProofs = ['id', 'voice'] as const;
export type IdentityProof = (typeof identityProofs)[number];
const IdentityProof = Type.Unsafe<IdentityProof>({
	type: 'string',
	enum: identityProofs,
	errorMessage: 'Please say how you know this person',
});

/** That staff know the client: an address that nobody confirmed stops no booking by staff from then on. */
export const IdentityCheck = form({ how: IdentityProof }, { how: 'Please say how you know this person' });

/** The right address of a client who has one: it counts for logging in once its mailbox confirmed it. */
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
	/** A mail to this address came back for good. */
	emailUndeliverable: Type.Boolean(),
	/** Absent where nobody chose: by mail where there is an address, else by SMS. */
	notices: Type.Optional(NoticeChannel),
	/** What SMS are written in. */
	language: NoticeLanguage,
	/** Whether somebody can log in to it: there is an address with a password. */
	hasPassword: Type.Boolean(),
	/** Staff ended the account's access; visits can still be booked for it. */
	isDisabled: Type.Boolean(),
	/** An address that takes the place of this one once its mailbox confirms it, until then at the latest. */
	newEmail: Type.Optional(Type.Object({ email: Type.String(), until: Instant })),
	/** The last time staff made sure who this is. Absent: nobody has yet. */
	identified: Type.Optional(Type.Object({ how: IdentityProof, at: Instant })),
	/** Since when there is a record. */
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
	/** Cancelled by the client within the last 24 hours before the start. */
	cancelledLate: Type.Integer({ minimum: 0 }),
	/** Of visits that were attended, by currency. Empty: nothing. */
	stillToPay: Type.Array(Money),
});

/** A mail about a visit. */
const ClientMail = Type.Object({
	...MailState.properties,
	appointmentId: Type.String(),
	ticketNumber: Type.String(),
	scheduledFor: Instant,
});

/** What the client asked or wrote through the site, under the address they confirmed. */
const ClientWriting = Type.Object({
	id: Type.String(),
	kind: Type.Enum(['question', 'message']),
	text: Type.String(),
	at: Instant,
	state: Type.Enum(['new', 'answered', 'done', 'spam']),
});

/** A record that was merged into another one, as it was. */
const MergedClient = Type.Object({
	id: Type.String(),
	name: Type.String(),
	/** As it is read: `0712 345 678`. */
	phone: Type.Optional(Type.String()),
	/** Empty where there was none. */
	email: Type.String(),
	/** How many visits came with it. */
	visits: Type.Integer({ minimum: 0 }),
	at: Instant,
	/** Staff, or the client. Without a name where the account is gone. */
	by: Type.Object({ id: Type.String(), name: Type.Optional(Type.String()) }),
	/** Absent where the client did it. */
	reason: Type.Optional(Type.String()),
});

/** Everything the front desk sees of one client. Notes are announced on each visit, and opened on its page alone (promise W7). */
export const ClientFile = Type.Object({
	client: ClientRecord,
	figures: ClientFigures,
	/** The latest 100 by their start, latest first, those to come among them. */
	visits: Type.Array(AdminAppointment),
	/** There are older visits, which no figure counts. */
	hasOlderVisits: Type.Boolean(),
	/** What was paid, for those of the visits for which something was noted. */
	paid: Type.Array(VisitPaid),
	consents: Type.Array(Consent),
	/** Not given, taken back, or given to an older wording: to be asked at the visit. */
	consentsMissing: Type.Array(ConsentKind),
	/** Of the latest 10 visits, newest first. */
	mails: Type.Array(ClientMail),
	/** The newest 20. Empty while the address is not confirmed. */
	writings: Type.Array(ClientWriting),
	/** Records that were merged into this one, oldest first. Their ids lead here. */
	merged: Type.Array(MergedClient),
	/** Past visits of one of them are still on their way, for a minute or two. */
	isMerging: Type.Boolean(),
});
export type ClientFile = Type.Static<typeof ClientFile>;

/** What staff correct. All of it is replaced: a record without a phone afterwards is one that was sent without. */
export const ClientCorrection = form(
	{
		name: text(required('Full name is required'), atMost(100), oneLine),
		phone: Type.Optional(typedPhone()),
		notices: Type.Optional(NoticeChannel),
		/** Absent: it stays. */
		language: Type.Optional(NoticeLanguage),
		/** Staff have seen that the client confirmed the number that goes, and mean it. */
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

/** Two records that are one person: what stays of which. The record of the path stays, the other one ceases. */
export const ClientMerge = form(
	{
		otherId: Type.String({ minLength: 1, maxLength: 64 }),
		name: Side('Choose the name that stays'),
		phone: Side('Choose the phone that stays'),
		email: Side('Choose the address that stays'),
		notices: Side('Choose how we reach them'),
		/** Why staff know that it is one person. */
		reason: text(required('Please say how you know'), atMost(300), oneLine),
		/** Staff have seen that the names differ, and mean it. */
		samePerson: meant('Please tick this, or leave both as they are'),
		/** Staff have seen that whoever logs in will see the visits of the other record. */
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

/** A consent that a client gives or takes back by word to staff, in the wording that staff read out. */
export const ConsentParams = strict({ id: Id, kind: ConsentKind });
export const ConsentByWord = form(
	{
		given: Type.Boolean(),
		how: HowHeard,
		/** Of the wording that was read out. */
		wording: WordingVersion,
	},
	{ given: 'Please say whether they agree', how: 'Please say how you heard it', wording: 'The wording is missing' },
);
export type ConsentByWord = Type.Static<typeof ConsentByWord>;
/** What was agreed to, and what is still to be asked. */
export const ClientConsents = Type.Object({ consents: Type.Array(Consent), consentsMissing: Type.Array(ConsentKind) });
