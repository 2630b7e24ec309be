import * as Type from 'typebox';
import { NoticeChannel, ShownPhone, typedPhone } from '../client/schemas.ts';
import { NewPassword, PasswordAgain, SecondFactorCode, User } from '../identity/schemas.ts';
import { atMost, email, form, Instant, matching, oneLine, required, strict, text } from '../text.ts';
import { WordingVersion } from '../wording-version.ts';
import { consentKinds, revocableConsentKinds } from './consent-kinds.ts';

export const ConsentKind = Type.Enum(consentKinds);
export type ConsentKind = (typeof consentKinds)[number];

/** The consents that a person gives and withdraws. */
export type RevocableConsentKind = (typeof revocableConsentKinds)[number];

/** What was consented to, in which wording and when; `withdrawnAt` when it was withdrawn. */
export const Consent = Type.Object({
	kind: ConsentKind,
	/** The date of the wording: `2025-06-15`. */
	version: Type.String(),
	givenAt: Instant,
	withdrawnAt: Type.Optional(Instant),
	/** How staff received the last statement about it. Absent: the person made it on the site. */
	how: Type.Optional(Type.Enum(['at_desk', 'by_phone'])),
});
export type Consent = Type.Static<typeof Consent>;

/** A new address that is to replace a confirmed one. */
export const EmailChange = Type.Object({
	email: Type.String(),
	/** The link in the mail expires at this instant, and the address then stays as it is. */
	until: Instant,
	/** The mail with the link bounced permanently. */
	cameBack: Type.Boolean(),
});
export type EmailChange = Type.Static<typeof EmailChange>;

/** A number with a pending code. It is not used until the code is entered. */
export const PhoneCodeSent = Type.Object({
	/** As displayed: `0712 345 678`. */
	shown: Type.String(),
	sentAt: Instant,
	/** The code expires at this instant. */
	until: Instant,
});
export type PhoneCodeSent = Type.Static<typeof PhoneCodeSent>;

export const OwnPhone = Type.Object({
	...ShownPhone.properties,
	/** Since when SMS to the number are stopped, and by what: a reply, an account that has the number, or the carrier. */
	stopped: Type.Optional(
		Type.Object({
			since: Instant,
			by: Type.Unsafe<'sms' | 'account' | 'carrier'>({ type: 'string', enum: ['sms', 'account', 'carrier'] }),
		}),
	),
	/** Since when the carrier reports that the number does not exist. */
	unreachableSince: Type.Optional(Instant),
});
export type OwnPhone = Type.Static<typeof OwnPhone>;

export const Account = Type.Object({
	...User.properties,
	/** The last mail to this address bounced permanently: nothing is sent to it until it is confirmed or changed. */
	emailCameBack: Type.Boolean(),
	/** A requested, still unconfirmed address. Until it is confirmed, `email` stays valid. */
	emailChange: Type.Optional(EmailChange),
	/** Confirmed by a code, or typed by staff in the person's presence. Notices go to no other number. */
	phone: Type.Optional(OwnPhone),
	/** The last requested code, while it is valid. */
	phoneCode: Type.Optional(PhoneCodeSent),
	/** The channel of notices about visits. */
	notices: NoticeChannel,
	/** How SMS can be stopped elsewhere: by a reply to one, or not at all. Absent: this site sends no SMS. */
	smsStop: Type.Optional(Type.Unsafe<'reply' | 'page'>({ type: 'string', enum: ['reply', 'page'] })),
	joinedAt: Instant,
	consents: Type.Array(Consent),
	/** Staff only. `required`: the centre requires one of every admin. */
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

/** Another address for the account. The password is required because a session may be open on a shared screen. */
export const NewEmail = form(
	{ email: email(), currentPassword: CurrentPassword },
	{ email: 'Email is required', currentPassword: 'Password is required' },
);
export type NewEmail = Type.Static<typeof NewEmail>;

/** The phone number to which a code is sent. */
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

/** Whether the number of the account receives SMS at all. */
export const SmsPreference = strict({ wanted: Type.Boolean() });
export type SmsPreference = Type.Static<typeof SmsPreference>;

/** The channels a person may choose. Only staff set `none`, for a client who has neither address nor phone. */
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

/** Everything the centre stores about a person, by noun, as their own copy (Data Protection Act, s. 26 and 38). */
export const PersonalData = Type.Object({
	exportedAt: Instant,
	account: Type.Unknown(),
	/** The person's duplicate records that were merged. */
	mergedRecords: Type.Array(Type.Unknown()),
	appointments: Type.Array(Type.Unknown()),
	/** The person's waiting-list entries, and the times that were held for them. */
	waitingList: Type.Array(Type.Unknown()),
	/** What was paid for the person at the desk, and taken back. */
	payments: Type.Array(Type.Unknown()),
	comments: Type.Array(Type.Unknown()),
	questions: Type.Array(Type.Unknown()),
	messages: Type.Array(Type.Unknown()),
	testimonials: Type.Array(Type.Unknown()),
	newsletter: Type.Optional(Type.Unknown()),
	/** What was left out and why, in sentences for the person: while the address is not confirmed, and notes as below. */
	notIncluded: Type.Optional(Type.String()),
	/** The visits whose notes this copy leaves out, because the staff who made it may not read them. */
	notesLeftOut: Type.Optional(Type.Integer()),
});

export type PersonalData = Type.Static<typeof PersonalData>;

/** Deletion cannot be undone, so it requires the password and the typed words `delete my account`. */
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

/** A second factor that awaits its first code. Shown once. */
export const SecondFactorOffer = Type.Object({
	/** Base32, in groups of four, for typing where there is no camera. */
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
/** Shown once; each is valid for one login when the phone is lost. */
export const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });
