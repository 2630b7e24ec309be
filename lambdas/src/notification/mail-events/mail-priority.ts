import type { MailKind } from '../../appointment/mail/mail-kind.ts';

/**
 * Which mails have priority when the mail service's daily quota runs out (promise N10): what somebody waits for at this moment, or can be sent at one
 * time only. The others are kept back while a tenth of the quota is left, and tried again less often.
 */
export const hasPriority: Readonly<Record<MailKind, boolean>> = {
	reset: true,
	confirm_email: true,
	welcome: true,
	invitation: true,
	confirmation: true,
	moved: true,
	cancelled: true,
	reminder: true,
	series: true,
	password_changed: true,
	account_closed: true,
	new_email: true,
	email_change_told: true,
	crisis_alert: true,
	inbox_handed: true,
	// Kept for two hours.
	time_offer: true,
	receipt: false,
	// The page says the same.
	day_notice: false,
	hours_decision: false,
	account_exists: false,
	staff_question: false,
	staff_message: false,
	staff_digest: false,
	question_answer: false,
	message_reply: false,
	newsletter_confirm: false,
	newsletter_welcome: false,
	newsletter_issue: false,
	newsletter_test: false,
};

const MINUTE = 60_000;

/**
 * Backoff of a mail when the quota is spent, in milliseconds. The quota is that of the last 24 hours, so it comes back little by little: mails with
 * priority retry sooner and take what came back.
 */
export const quotaPauseOf = (kind: MailKind): number => (hasPriority[kind] ? 10 : 60) * MINUTE;

/** From this part of the quota on, only mails with priority are sent. */
export const RESERVED_FROM = 0.9;
