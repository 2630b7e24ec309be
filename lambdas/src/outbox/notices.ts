/** Where the delivery status of a mail is recorded, besides its job. */
export type MailSubject =
	| 'appointment'
	| 'subscription'
	| 'issue_recipient'
	| 'centre'
	| 'writer'
	| 'account'
	| 'address'
	| 'email_change'
	| 'receipt'
	| 'series'
	| 'waiting_entry';

/**
 * The fixed part of a notice. Its job by mail is `<name>_mail`, its job by SMS `<name>_sms`, and the events of both
 * services carry `<name>`. `notification/notices` has its recipient and content.
 */
interface NoticeDeclaration {
	/** The name of its jobs, if it differs from the name of the notice. */
	readonly job?: string;
	readonly mail?: {
		readonly reportsTo: MailSubject;
		/**
		 * The recipient waits for it, or it has a fixed time. All others are held back while a tenth of the mail service's
		 * daily quota is left, and retried less often (promise N10).
		 */
		readonly priority: boolean;
		/** Prints no contact details of the centre: the first admin needs it before there is a profile (decision 057). */
		readonly needsNoProfile?: true;
		/** Written by a colleague to one person: no automatic mail. */
		readonly isPersonal?: true;
	};
	readonly sms?: {
		/**
		 * The part of the monthly ceiling up to which it is sent (promise N15). Notices that the recipient also sees on a
		 * page stop first; the last fiftieth is reserved for on-duty alerts.
		 */
		readonly sentUpTo: number;
	};
}

export const notices = {
	// To a client, about one visit (`ref`: its id). For a reminder, only the replacement by the other channel is a job.
	confirmation: { mail: { reportsTo: 'appointment', priority: true }, sms: { sentUpTo: 0.9 } },
	moved: { mail: { reportsTo: 'appointment', priority: true }, sms: { sentUpTo: 0.95 } },
	cancelled: { mail: { reportsTo: 'appointment', priority: true }, sms: { sentUpTo: 0.95 } },
	reminder: { mail: { reportsTo: 'appointment', priority: true }, sms: { sentUpTo: 0.98 } },
	/** Several visits booked, moved or cancelled together (`ref`: the order). */
	series: { mail: { reportsTo: 'series', priority: true }, sms: { sentUpTo: 0.95 } },
	/** A time is offered and held for two hours. `ref`: the entry of the waiting list, `refVersion`: its version. */
	time_offer: { mail: { reportsTo: 'waiting_entry', priority: true }, sms: { sentUpTo: 0.9 } },
	/** `ref`: the number of the receipt. */
	receipt: { mail: { reportsTo: 'receipt', priority: false } },

	// About the recipient's own account. `ref`: its id, or the pseudonym of an address when no id is known.
	welcome: { mail: { reportsTo: 'account', priority: true, needsNoProfile: true } },
	/** Staff made the account with a booking. */
	invitation: { mail: { reportsTo: 'account', priority: true } },
	confirm_email: { mail: { reportsTo: 'account', priority: true, needsNoProfile: true } },
	password_changed: { mail: { reportsTo: 'account', priority: true } },
	reset: { mail: { reportsTo: 'address', priority: true, needsNoProfile: true } },
	account_exists: { mail: { reportsTo: 'address', priority: false, needsNoProfile: true } },
	/** The last mail after the client deleted the account. */
	account_closed: { mail: { reportsTo: 'address', priority: true } },
	/** To the new address of an account, to confirm it. `refVersion`: the number of the change. */
	new_email: { mail: { reportsTo: 'email_change', priority: true } },
	/** The notice of a change of address, to the current address. A bounce does not mark the account's address. */
	email_change_told: { mail: { reportsTo: 'email_change', priority: true } },
	/** The six digits that confirm a phone (`ref`: what requested them). */
	phone_code: { sms: { sentUpTo: 0.98 } },

	// The newsletter (`ref`: the pseudonym of the subscriber).
	newsletter_confirm: { mail: { reportsTo: 'subscription', priority: false } },
	newsletter_welcome: { mail: { reportsTo: 'subscription', priority: false } },
	/** An issue to one subscriber. The ids of its jobs, and of test jobs, begin with the id of the issue. */
	newsletter_issue: { mail: { reportsTo: 'issue_recipient', priority: false } },
	/** An issue to its author (`ref`: the account). */
	newsletter_test: { mail: { reportsTo: 'account', priority: false } },

	// Between visitors and staff (`ref`: the question or message).
	staff_question: { mail: { reportsTo: 'centre', priority: false } },
	staff_message: { mail: { reportsTo: 'centre', priority: false } },
	/** How many more came in an hour (`ref`: inbox and hour). */
	staff_digest: { mail: { reportsTo: 'centre', priority: false } },
	question_answer: { mail: { reportsTo: 'writer', priority: false, isPersonal: true } },
	message_reply: { mail: { reportsTo: 'writer', priority: false, isPersonal: true } },

	// To one member of staff.
	/** A text with words of crisis, to on-duty staff (`ref`: the account, or `centre`). */
	crisis_alert: { job: 'crisis', mail: { reportsTo: 'centre', priority: true }, sms: { sentUpTo: 1 } },
	/**
	 * An entry of the inbox was handed over; by SMS only one with words of crisis. `ref`: the entry, `refVersion`: when,
	 * epoch milliseconds.
	 */
	inbox_handed: { mail: { reportsTo: 'account', priority: true }, sms: { sentUpTo: 1 } },
	/** Changes in a psychologist's days (`ref`: whose, and until when they were collected). Their page shows the same. */
	day_notice: { mail: { reportsTo: 'account', priority: false }, sms: { sentUpTo: 0.8 } },
	/** A psychologist's request for hours was decided (`ref`: the psychologist). */
	hours_decision: { mail: { reportsTo: 'account', priority: false } },
} as const satisfies Record<string, NoticeDeclaration>;

type Declared = typeof notices;
type NoticeName = keyof Declared;
type Having<Part> = { [N in NoticeName]: Declared[N] extends Part ? N : never }[NoticeName];
/** Kinds of mail, which the mail service carries as a tag. */
export type MailKind = Having<{ readonly mail: object }>;
/** Kinds of SMS, which the service repeats in its events. */
export type SmsKind = Having<{ readonly sms: object }>;
/** Notices of one visit, whose delivery status staff see on it. */
export type VisitNoticeKind = Having<{ readonly mail: { readonly reportsTo: 'appointment' } }>;
/** The mails about visits that a job sends: all but reminders, whose state is on the appointment. */
export type AppointmentJobMail = Exclude<VisitNoticeKind, 'reminder'>;

type JobName<N extends NoticeName> = N extends NoticeName
	? Declared[N] extends { readonly job: infer Job extends string }
		? Job
		: N
	: never;
type MailJobOf<N extends MailKind> = `${JobName<N>}_mail`;
type SmsJobOf<N extends SmsKind> = `${JobName<N>}_sms`;
export type NoticeJobType = MailJobOf<MailKind> | SmsJobOf<SmsKind>;

const declared: Readonly<Record<NoticeName, NoticeDeclaration>> = notices;
const jobName = (name: NoticeName): string => declared[name].job ?? name;
export const mailJobOf = <N extends MailKind>(name: N): MailJobOf<N> => `${jobName(name)}_mail` as MailJobOf<N>;
export const smsJobOf = <N extends SmsKind>(name: N): SmsJobOf<N> => `${jobName(name)}_sms` as SmsJobOf<N>;

export const isMailKind = (value: string): value is MailKind =>
	Object.hasOwn(notices, value) && declared[value as NoticeName].mail !== undefined;
export const isSmsKind = (value: string): value is SmsKind =>
	Object.hasOwn(notices, value) && declared[value as NoticeName].sms !== undefined;
export const mailKinds: readonly MailKind[] = Object.keys(notices).filter(isMailKind);
export const smsKinds: readonly SmsKind[] = Object.keys(notices).filter(isSmsKind);
export const mailFacts = (kind: MailKind): NonNullable<NoticeDeclaration['mail']> => notices[kind].mail;
export const isVisitNotice = (kind: NoticeName): kind is VisitNoticeKind =>
	declared[kind].mail?.reportsTo === 'appointment';

const mailOfJob = new Map<string, MailKind>(mailKinds.map((kind) => [mailJobOf(kind), kind]));
const smsOfJob = new Map<string, SmsKind>(smsKinds.map((kind) => [smsJobOf(kind), kind]));
/** The notice that a job of this type sends by mail. */
export const mailOf = (jobType: string): MailKind | undefined => mailOfJob.get(jobType);
/** The notice that a job of this type sends by SMS. */
export const smsOf = (jobType: string): SmsKind | undefined => smsOfJob.get(jobType);
/** Whether a job of this type sends a client an SMS about visits. */
export function isVisitSms(jobType: string): boolean {
	const kind = smsOf(jobType);
	return kind !== undefined && (kind === 'series' || isVisitNotice(kind));
}
