import * as Type from 'typebox';
import { NoticeChannel, ShownPhone, typedPhone } from '../client/schemas.ts';
import { NewPassword, PasswordAgain, SecondFactorCode, User } from '../identity/schemas.ts';
import { atMost, email, form, Instant, matching, oneLine, required, strict, text } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';
import { consentKinds, revocableConsentKinds } from './consent-kinds.ts';

export const ConsentKind = Type.Enum(consentKinds);
export type ConsentKind = (typeof consentKinds)[number];

/** The consents a person gives and takes back. */
export type RevocableConsentKind = (typeof revocableConsentKinds)[number];

/** What was agreed to, in which wording and when; `withdrawnAt` when it was taken back. */
export const Consent = Type.Object({
	kind: ConsentKind,
	/** The date of the wording: `2025-06-15`. */
	version: Type.String(),
	givenAt: Instant,
	withdrawnAt: Type.Optional(Instant),
	/** How staff heard the last word on it. Absent: the person said it on the site. */
	how: Type.Optional(Type.Enum(['at_desk', 'by_phone'])),
});
export type Consent = Type.Static<typeof Consent>;

/** An address that shall take the place of a confirmed one. */
export const EmailChange = Type.Object({
	email: Type.String(),
	/** From then on the link in the letter no longer works, and nothing has changed. */
	until: Instant,
	/** The letter with the link came back for good. */
	cameBack: Type.Boolean(),
});
export type EmailChange = Type.Static<typeof EmailChange>;

/** A number to which a code is on its way. It counts for nothing until the code is typed. */
export const PhoneCodeSent = Type.Object({
	/** As it is read: `0712 345 678`. */
	shown: Type.String(),
	sentAt: Instant,
	/** From then on the code no longer works. */
	until: Instant,
});
export type PhoneCodeSent = Type.Static<typeof PhoneCodeSent>;

/** The person's own account. */
export const OwnPhone = Type.Object({
	...ShownPhone.properties,
	/** Since when the number wants no SMS, and who said so: a reply to one, an account that has the number, or the carrier. */
	stopped: Type.Optional(
		Type.Object({
			since: Instant,
			by: Type.Unsafe<'sms' | 'account' | 'carrier'>({ type: 'string', enum: ['sms', 'account', 'carrier'] }),
		}),
	),
	/** Since when the carrier says that there is no such number. */
	unreachableSince: Type.Optional(Instant),
});
export type OwnPhone = Type.Static<typeof OwnPhone>;

export const Account = Type.Object({
	...User.properties,
	/** Our last letter to this address came back for good: nothing is sent to it until it is confirmed or changed. */
	emailCameBack: Type.Boolean(),
	/** Another address, asked for and not confirmed yet. Until then `email` stays the one that counts. */
	emailChange: Type.Optional(EmailChange),
	/** Confirmed by a code, or typed by staff while the person stood there. Notices go to no other number. */
	phone: Type.Optional(OwnPhone),
	/** The code that was asked for last, while it works. */
	phoneCode: Type.Optional(PhoneCodeSent),
	/** By what the person hears of visits. */
	notices: NoticeChannel,
	/** How SMS can be stopped besides here: with a reply to one, or nowhere else. Absent: this site sends none, so none are offered. */
	smsStop: Type.Optional(Type.Unsafe<'reply' | 'page'>({ type: 'string', enum: ['reply', 'page'] })),
	joinedAt: Instant,
	consents: Type.Array(Consent),
	/** Staff only. `required`: the centre asks every admin for one. */
	secondFactor: Type.Object({
		enabled: Type.Boolean(),
		required: Type.Boolean(),
		recoveryCodesLeft: Type.Integer({ minimum: 0 }),
	}),
});
export type Account = Type.Static<typeof Account>;

export const NameChange = form(
	{ name: text(required('Full name is required'), atMost(100), oneLine) },
	{ name: 'Full name is required' },
);
export type NameChange = Type.Static<typeof NameChange>;

const CurrentPassword = text(required('Password is required'), atMost(128));

export const PasswordChange = form(
	{ currentPassword: CurrentPassword, password: NewPassword, confirmPassword: PasswordAgain },
	{
		currentPassword: 'Current password is required',
		password: 'Password is required',
		confirmPassword: 'Confirm password is required',
	},
);
export type PasswordChange = Type.Static<typeof PasswordChange>;

/** Another address for the account, and the password: the session may be open on somebody else's screen. */
export const NewEmail = form(
	{ email: email(), currentPassword: CurrentPassword },
	{ email: 'Email is required', currentPassword: 'Password is required' },
);
export type NewEmail = Type.Static<typeof NewEmail>;

/** A phone number to which a code is sent. */
export const NewPhone = form({ phone: typedPhone() }, { phone: 'Please type a phone number' });
export type NewPhone = Type.Static<typeof NewPhone>;

/** The six digits of the SMS, as people type them: `482019`, `482 019`. */
export const PhoneConfirmation = form(
	{
		code: text(required('Please type the code'), matching('^ *(?:\\d *){6}$', 'The code has six digits')),
	},
	{ code: 'Please type the code' },
);
export type PhoneConfirmation = Type.Static<typeof PhoneConfirmation>;

/** Whether the number of the account shall get SMS at all. */
export const SmsWish = strict({ wanted: Type.Boolean() });
export type SmsWish = Type.Static<typeof SmsWish>;

/** What a person may choose. `none` is staff's to say, of somebody who has neither address nor phone. */
export const NoticesChoice = strict({
	notices: Type.Unsafe<Exclude<NoticeChannel, 'none'>>({
		type: 'string',
		enum: ['email', 'sms', 'both'],
		errorMessage: 'Choose how we reach you',
	}),
});
export type NoticesChoice = Type.Static<typeof NoticesChoice>;

export const ConsentParams = strict({ kind: Type.Enum(revocableConsentKinds) });
/** `version`: of the wording that was shown. */
export const ConsentChange = strict({ given: Type.Boolean(), version: Type.Optional(WordingVersion) });

/** Everything the centre holds about a person, by noun, for them to keep (Data Protection Act, s. 26 and 38). */
export const PersonalData = Type.Object({
	exportedAt: Instant,
	account: Type.Unknown(),
	/** What the centre had noted of the person a second time, until both records became one. */
	mergedRecords: Type.Array(Type.Unknown()),
	appointments: Type.Array(Type.Unknown()),
	/** What they asked to be told of, and which times were kept for them. */
	waitingList: Type.Array(Type.Unknown()),
	/** What was paid for them at the desk, and taken back. */
	payments: Type.Array(Type.Unknown()),
	comments: Type.Array(Type.Unknown()),
	questions: Type.Array(Type.Unknown()),
	messages: Type.Array(Type.Unknown()),
	testimonials: Type.Array(Type.Unknown()),
	newsletter: Type.Optional(Type.Unknown()),
	/** What was left out and why, in words for the person: while the address is not confirmed, and notes as below. */
	notIncluded: Type.Optional(Type.String()),
	/** The visits of which this copy leaves out the notes, because whoever of staff made it may not read them. */
	notesLeftOut: Type.Optional(Type.Integer()),
});

export type PersonalData = Type.Static<typeof PersonalData>;

/** Deleting an account cannot be undone: the password, and the words `delete my account` typed out. */
export const Deletion = form(
	{
		currentPassword: CurrentPassword,
		confirmation: Type.Unsafe<'delete my account'>({
			type: 'string',
			const: 'delete my account',
			errorMessage: 'Please type: delete my account',
		}),
	},
	{ currentPassword: 'Password is required', confirmation: 'Please type: delete my account' },
);
export type Deletion = Type.Static<typeof Deletion>;

/** A second factor that waits for its first code. Shown once. */
export const SecondFactorOffer = Type.Object({
	/** Base32, in groups of four, to be typed where no camera is. */
	secret: Type.String(),
	/** `otpauth://totp/…`, for the QR code. */
	uri: Type.String(),
});
export const SecondFactorStart = form(
	{ currentPassword: CurrentPassword },
	{ currentPassword: 'Password is required' },
);
export const SecondFactorConfirmation = form({ code: SecondFactorCode }, { code: 'Please enter the code' });
export const SecondFactorRemoval = form(
	{ currentPassword: CurrentPassword, code: SecondFactorCode },
	{ currentPassword: 'Password is required', code: 'Please enter the code' },
);
/** Shown once, each good for one login when the phone is lost. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
