/** The mails an appointment causes; staff see on it what became of each. */
export type AppointmentMailKind = AppointmentJobMail | 'reminder';
/** Those a job sends; a reminder's state lies on the appointment itself. */
export type AppointmentJobMail = 'confirmation' | 'moved' | 'cancelled';
/** Mails to the centre itself, about what visitors wrote. */
export type StaffMailKind = 'staff_question' | 'staff_message' | 'staff_digest' | 'crisis_alert';
/** What staff write back to a visitor. */
export type ReplyMailKind = 'question_answer' | 'message_reply';
export type NewsletterMailKind = 'newsletter_confirm' | 'newsletter_welcome';
/** An issue of the newsletter: to a subscriber, and as a test to whoever writes it. */
export type IssueMailKind = 'newsletter_issue' | 'newsletter_test';

/** About somebody's own account. `invitation`: the centre made it, for somebody it booked for. */
export type AccountMailKind =
	| 'welcome'
	| 'invitation'
	| 'confirm_email'
	| 'reset'
	| 'password_changed'
	| 'account_exists';

/** About another address for an account: to the new one, to be confirmed, and to the one of now, to be told. */
export type EmailChangeMailKind = 'new_email' | 'email_change_told';

/** The last one, once somebody deleted their account. */
type ClosingMailKind = 'account_closed';

/** Every mail that leaves; the mail service carries it as a tag. */
export type MailKind =
	| AppointmentMailKind
	| StaffMailKind
	| ReplyMailKind
	| NewsletterMailKind
	| IssueMailKind
	| AccountMailKind
	| EmailChangeMailKind
	| ClosingMailKind
	| 'receipt'
	/** Several visits that were booked, moved or cancelled in one go. */
	| 'series'
	| 'day_notice'
	/** What became of a psychologist's request for other hours. */
	| 'hours_decision'
	/** To a colleague, of what was handed to them in the inbox. */
	| 'inbox_handed'
	| 'time_offer';

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

export const REPORTS_TO = {
	confirmation: 'appointment',
	reminder: 'appointment',
	moved: 'appointment',
	cancelled: 'appointment',
	staff_question: 'centre',
	staff_message: 'centre',
	staff_digest: 'centre',
	crisis_alert: 'centre',
	question_answer: 'writer',
	message_reply: 'writer',
	newsletter_confirm: 'subscription',
	newsletter_welcome: 'subscription',
	newsletter_issue: 'issue_recipient',
	newsletter_test: 'account',
	welcome: 'account',
	invitation: 'account',
	confirm_email: 'account',
	password_changed: 'account',
	// These know of their owner no more than the pseudonym of the address.
	reset: 'address',
	account_exists: 'address',
	account_closed: 'address',
	// What comes back says nothing about the address the account has.
	new_email: 'email_change',
	email_change_told: 'email_change',
	receipt: 'receipt',
	series: 'series',
	// To the account of a psychologist.
	day_notice: 'account',
	hours_decision: 'account',
	inbox_handed: 'account',
	time_offer: 'waiting_entry',
} as const satisfies Record<MailKind, MailSubject>;

export const isMailKind = (value: string): value is MailKind => Object.hasOwn(REPORTS_TO, value);

export const isAppointmentMail = (kind: MailKind): kind is AppointmentMailKind => REPORTS_TO[kind] === 'appointment';
