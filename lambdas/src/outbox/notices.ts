/** Who is told what became of a mail, besides its own job. */
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
 * What is fixed about a notice. Its job by mail is called `<name>_mail`, its job by SMS `<name>_sms`, and both services hand its name
 * back with their events. What it reads, whom it goes to and what it says: `notification/notices`.
 */
interface NoticeDeclaration {
	/** What its jobs are called after, where that is not its own name. */
	readonly job?: string;
	readonly mail?: {
		readonly reportsTo: MailSubject;
		/**
		 * Somebody waits for it at this moment, or it can be sent at one time only. The others are kept back while a tenth of the mail
		 * service's daily quota is left, and tried again less often (promise N10).
		 */
		readonly priority: boolean;
		/** It names no phone number and no address of the centre: the first admin needs it before there is a profile (decision 057). */
		readonly needsNoProfile?: true;
		/** A colleague wrote it to one person: it is no automatic mail. */
		readonly isPersonal?: true;
	};
	readonly sms?: {
		/**
		 * Up to which part of the month's ceiling it is sent (promise N15). What stands on the page of a psychologist or on the client's
		 * screen already stops first, and the last fiftieth is kept for telling that somebody may be in danger.
		 */
		readonly sentUpTo: number;
	};
}

export const notices = {
	// To a client, about one visit (`ref`: its id). A reminder has no job but the one that takes over from the other channel.
	confirmation: { mail: { reportsTo: 'appointment', priority: true }, sms: { sentUpTo: 0.9 } },
	moved: { mail: { reportsTo: 'appointment', priority: true }, sms: { sentUpTo: 0.95 } },
	cancelled: { mail: { reportsTo: 'appointment', priority: true }, sms: { sentUpTo: 0.95 } },
	reminder: { mail: { reportsTo: 'appointment', priority: true }, sms: { sentUpTo: 0.98 } },
	/** Several visits that were booked, moved or cancelled in one go (`ref`: the order). */
	series: { mail: { reportsTo: 'series', priority: true }, sms: { sentUpTo: 0.95 } },
	/** A time opened, and is kept for two hours. `ref`: the entry of the waiting list, `refVersion`: the one that offers it. */
	time_offer: { mail: { reportsTo: 'waiting_entry', priority: true }, sms: { sentUpTo: 0.9 } },
	/** `ref`: its number. */
	receipt: { mail: { reportsTo: 'receipt', priority: false } },

	// About somebody's own account. `ref`: its id, or the pseudonym of an address when nothing more is known.
	welcome: { mail: { reportsTo: 'account', priority: true, needsNoProfile: true } },
	/** The centre made the account, for somebody it booked for. */
	invitation: { mail: { reportsTo: 'account', priority: true } },
	confirm_email: { mail: { reportsTo: 'account', priority: true, needsNoProfile: true } },
	password_changed: { mail: { reportsTo: 'account', priority: true } },
	reset: { mail: { reportsTo: 'address', priority: true, needsNoProfile: true } },
	account_exists: { mail: { reportsTo: 'address', priority: false, needsNoProfile: true } },
	/** The last one, once somebody deleted their account. */
	account_closed: { mail: { reportsTo: 'address', priority: true } },
	/** Another address for an account: to the new one, to be confirmed. `refVersion`: the number of the change. */
	new_email: { mail: { reportsTo: 'email_change', priority: true } },
	/** The same to the address of now. What comes back says nothing about the address the account has. */
	email_change_told: { mail: { reportsTo: 'email_change', priority: true } },
	/** The six digits that confirm a phone (`ref`: whatever asked for them). */
	phone_code: { sms: { sentUpTo: 0.98 } },

	// The newsletter (`ref`: the pseudonym of the subscriber).
	newsletter_confirm: { mail: { reportsTo: 'subscription', priority: false } },
	newsletter_welcome: { mail: { reportsTo: 'subscription', priority: false } },
	/** An issue, to one subscriber. The ids of its jobs, and of those of a test, begin with that of the issue. */
	newsletter_issue: { mail: { reportsTo: 'issue_recipient', priority: false } },
	/** An issue, to whoever writes it (`ref`: the account). */
	newsletter_test: { mail: { reportsTo: 'account', priority: false } },

	// Between visitors and staff (`ref`: the question or message).
	staff_question: { mail: { reportsTo: 'centre', priority: false } },
	staff_message: { mail: { reportsTo: 'centre', priority: false } },
	/** How many more came in an hour (`ref`: which). */
	staff_digest: { mail: { reportsTo: 'centre', priority: false } },
	question_answer: { mail: { reportsTo: 'writer', priority: false, isPersonal: true } },
	message_reply: { mail: { reportsTo: 'writer', priority: false, isPersonal: true } },

	// To one of staff.
	/** Words of crisis, to somebody on duty (`ref`: the account, or `centre`). */
	crisis_alert: { job: 'crisis', mail: { reportsTo: 'centre', priority: true }, sms: { sentUpTo: 1 } },
	/** An entry of the inbox was handed to them; by SMS words of crisis alone. `ref`: which, `refVersion`: when, epoch milliseconds. */
	inbox_handed: { mail: { reportsTo: 'account', priority: true }, sms: { sentUpTo: 1 } },
	/** What changed in a psychologist's days (`ref`: whose, and until when it was gathered). The page says the same. */
	day_notice: { mail: { reportsTo: 'account', priority: false }, sms: { sentUpTo: 0.8 } },
	/** What became of a psychologist's request for other hours (`ref`: the psychologist). */
	hours_decision: { mail: { reportsTo: 'account', priority: false } },
} as const satisfies Record<string, NoticeDeclaration>;

type Declared = typeof notices;
type NoticeName = keyof Declared;
type Having<Part> = { [N in NoticeName]: Declared[N] extends Part ? N : never }[NoticeName];
/** Every mail that leaves; the mail service carries it as a tag. */
export type MailKind = Having<{ readonly mail: object }>;
/** Every SMS that leaves; the service hands it back with its events. */
export type SmsKind = Having<{ readonly sms: object }>;
/** The notices of one visit; staff see on it what became of each. */
export type AppointmentMailKind = Having<{ readonly mail: { readonly reportsTo: 'appointment' } }>;
/** Those a job sends; a reminder's state lies on the appointment itself. */
export type AppointmentJobMail = Exclude<AppointmentMailKind, 'reminder'>;

type JobName<N extends NoticeName> = N extends NoticeName
	? Declared[N] extends { readonly job: infer Job extends string }
		? Job
		: N
	: never;
type MailJobOf<N extends MailKind> = `${JobName<N>}_mail`;
type SmsJobOf<N extends SmsKind> = `${JobName<N>}_sms`;
/** The jobs that carry a notice. */
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
/** What is fixed about a mail. */
export const mailFacts = (kind: MailKind): NonNullable<NoticeDeclaration['mail']> => notices[kind].mail;
export const isAppointmentMail = (kind: NoticeName): kind is AppointmentMailKind =>
	declared[kind].mail?.reportsTo === 'appointment';

const mailOfJob = new Map<string, MailKind>(mailKinds.map((kind) => [mailJobOf(kind), kind]));
const smsOfJob = new Map<string, SmsKind>(smsKinds.map((kind) => [smsJobOf(kind), kind]));
/** The notice that a job carries by mail, if that is what it does. */
export const mailOf = (jobType: string): MailKind | undefined => mailOfJob.get(jobType);
/** The same by SMS. */
export const smsOf = (jobType: string): SmsKind | undefined => smsOfJob.get(jobType);
/** Whether the job tells a client by SMS of a visit, or of several. */
export function isVisitSms(jobType: string): boolean {
	const kind = smsOf(jobType);
	return kind !== undefined && (kind === 'series' || isAppointmentMail(kind));
}
