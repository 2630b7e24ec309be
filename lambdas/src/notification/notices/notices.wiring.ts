import {
	type MailKind,
	mailJobOf,
	mailKinds,
	type NoticeJobType,
	type SmsKind,
	smsJobOf,
	smsKinds,
} from '../../outbox/notices.ts';
import { onDemand } from '../../platform/on-demand.ts';
import type { JobWork } from '../job/job-result.ts';
import type { MailNotice, SmsNotice } from './notice.ts';
import type { NoticeParts } from './parts.notice.ts';
import { visitMail } from './visit/visit.notice.ts';

type Made<Notice> = (parts: NoticeParts) => Notice;
/** Loads the code of a notice with its first job. */
type Load<Notice> = () => Promise<Made<Notice>>;

const account = () => import('./account/account.notice.ts');
const emailChange = () => import('./account/email-change.notice.ts');
const crisis = () => import('./crisis/crisis-alert.notice.ts');
const inbox = () => import('./inbox/inbox.notice.ts');
const handed = () => import('./inbox/inbox-handed.notice.ts');
const dayNotice = () => import('./my-day/day-notice.notice.ts');
const newsletter = () => import('./newsletter/newsletter.notice.ts');
const newsletterIssue = () => import('./newsletter/newsletter-issue.notice.ts');
const series = () => import('./series/series.notice.ts');
const timeOffer = () => import('./time-offer/time-offer.notice.ts');
const visitSms = () => import('./visit/visit-sms.notice.ts');

/** The mail of each notice. The notices of a booking are not loaded on demand: nearly every start needs them. */
const MAILS: { readonly [Kind in MailKind]: Load<MailNotice> } = {
	confirmation: async () => visitMail('confirmation'),
	moved: async () => visitMail('moved'),
	cancelled: async () => visitMail('cancelled'),
	reminder: async () => visitMail('reminder'),
	series: async () => (await series()).seriesMail,
	time_offer: async () => (await timeOffer()).timeOfferMail,
	receipt: async () => (await import('./receipt/receipt.notice.ts')).receiptMail,
	welcome: async () => (await account()).accountMail('welcome'),
	invitation: async () => (await account()).accountMail('invitation'),
	confirm_email: async () => (await account()).accountMail('confirm_email'),
	password_changed: async () => (await account()).accountMail('password_changed'),
	reset: async () => (await account()).accountMail('reset'),
	account_exists: async () => (await account()).accountMail('account_exists'),
	account_closed: async () => (await import('./account/account-closed.notice.ts')).accountClosedMail,
	new_email: async () => (await emailChange()).newEmailMail,
	email_change_told: async () => (await emailChange()).emailChangeNoticeMail,
	newsletter_confirm: async () => (await newsletter()).newsletterMail('newsletter_confirm'),
	newsletter_welcome: async () => (await newsletter()).newsletterMail('newsletter_welcome'),
	newsletter_issue: async () => (await newsletterIssue()).newsletterIssueMail,
	newsletter_test: async () => (await newsletterIssue()).newsletterTestMail,
	staff_question: async () => (await inbox()).staffMail('questions'),
	staff_message: async () => (await inbox()).staffMail('messages'),
	staff_digest: async () => (await inbox()).staffDigestMail,
	question_answer: async () => (await inbox()).replyMail('questions'),
	message_reply: async () => (await inbox()).replyMail('messages'),
	crisis_alert: async () => (await crisis()).crisisMail,
	inbox_handed: async () => (await handed()).inboxHandedMail,
	day_notice: async () => (await dayNotice()).dayNoticeMail,
	hours_decision: async () => (await import('./my-day/hours-decision.notice.ts')).hoursDecisionMail,
};

const SMS: { readonly [Kind in SmsKind]: Load<SmsNotice> } = {
	confirmation: async () => (await visitSms()).visitSms('confirmation'),
	moved: async () => (await visitSms()).visitSms('moved'),
	cancelled: async () => (await visitSms()).visitSms('cancelled'),
	reminder: async () => (await visitSms()).visitSms('reminder'),
	series: async () => (await series()).seriesSms,
	time_offer: async () => (await timeOffer()).timeOfferSms,
	phone_code: async () => (await import('./account/phone-code.notice.ts')).phoneCodeSms,
	crisis_alert: async () => (await crisis()).crisisSms,
	inbox_handed: async () => (await handed()).inboxHandedSms,
	day_notice: async () => (await dayNotice()).dayNoticeSms,
};

type Sender<Kind, Notice> = (kind: Kind, notice: Notice) => JobWork;

export function noticeWork(
	parts: NoticeParts,
	byMail: Sender<MailKind, MailNotice>,
	bySms: () => Promise<Sender<SmsKind, SmsNotice>>,
): Record<NoticeJobType, JobWork> {
	const work = {} as Record<NoticeJobType, JobWork>;
	for (const kind of mailKinds)
		work[mailJobOf(kind)] = onDemand(async () => byMail(kind, (await MAILS[kind]())(parts)));
	for (const kind of smsKinds)
		work[smsJobOf(kind)] = onDemand(async () => (await bySms())(kind, (await SMS[kind]())(parts)));
	return work;
}
