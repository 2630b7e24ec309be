import type { NoticeStateStore } from '../../appointment/notice-state-store.ts';
import { scheduleName } from '../../appointment/reminder.ts';
import type { EmailChangeStore } from '../../identity/address/email-change.ts';
import type { EndSubscription } from '../../newsletter/end-subscription.usecase.ts';
import { issueOfJob } from '../../newsletter-issue/issue-job.ts';
import type { IssueRecipientStore } from '../../newsletter-issue/issue-store.ts';
import type { SettledOutcome } from '../../newsletter-issue/recipient-outcome.ts';
import { noticeOf } from '../../outbox/notice-job.ts';
import { isSmsKind, isVisitNotice, type MailSubject, mailFacts } from '../../outbox/notices.ts';
import type { ReceiptMails } from '../../payment/receipt/receipt-mails.ts';
import { log } from '../../platform/log.ts';
import type { WaitingListStore } from '../../waiting-list/waiting-list-store.ts';
import type { JobStore } from '../job/job-store.ts';
import type { NoticeJobs } from '../job/notice-jobs.usecase.ts';
import type { StaffInbox } from '../notices/inbox/staff-inbox.ts';
import type { RecipientStore, UndeliverableReason } from '../recipient/recipient.ts';
import type { ReminderStore } from '../state/reminder-store.ts';
import type { SeriesStates } from '../state/series-states.usecase.ts';
import type { MailEvent } from './mail-event.ts';

/** Marks replies of staff that did not arrive. */
export interface ReturnedReplies {
	/** Marks the reply that made this version of the question or message. Idempotent. */
	cameBack(inbox: StaffInbox, mail: Pick<MailEvent, 'ref' | 'version' | 'at'>): Promise<void>;
}

export interface RecordMailEventDeps {
	readonly jobs: Pick<JobStore, 'recordAccepted'>;
	readonly reminders: Pick<ReminderStore, 'find' | 'recordAccepted'>;
	readonly mails: NoticeStateStore;
	readonly recipients: Pick<RecipientStore, 'flagUndeliverable' | 'ownerOf'>;
	readonly emailChanges: Pick<EmailChangeStore, 'letterCameBack'>;
	readonly replies: ReturnedReplies;
	readonly receipts: ReceiptMails;
	readonly waiting: Pick<WaitingListStore, 'find' | 'noteLost'>;
	readonly endSubscription: EndSubscription;
	readonly series: SeriesStates;
	readonly issues: Pick<IssueRecipientStore, 'record'>;
	/** Sends the notice by SMS instead, if the client takes SMS. */
	readonly noticeJobs: Pick<NoticeJobs, 'bySms'>;
	/** Raises the alarm that staff's own mailbox takes no mail: visitors' messages stay unread. */
	readonly onStaffUnreachable: () => void;
}

type Report = (deps: RecordMailEventDeps, event: MailEvent) => Promise<void>;

/** Not `complained`: a mail that was complained about did arrive. */
const DID_NOT_ARRIVE: ReadonlySet<MailEvent['progress']> = new Set(['bounced', 'rejected']);

/** Hands the notice to its SMS job after a bounce. A reminder is named after its schedule. */
async function bySmsInstead(
	{ noticeJobs }: RecordMailEventDeps,
	{ kind, ref, version, jobId = scheduleName(ref, version), progress }: MailEvent,
): Promise<void> {
	if (DID_NOT_ARRIVE.has(progress) && isSmsKind(kind))
		await noticeJobs.bySms({ name: noticeOf(jobId), kind, ref, version });
}

const whyOf = (progress: MailEvent['progress']): UndeliverableReason =>
	progress === 'complained' ? 'complaint' : 'bounce';

/** The delivery status of an issue for a subscriber. */
const ISSUE_OUTCOME: Record<MailEvent['progress'], SettledOutcome> = {
	sent: 'sent',
	delivered: 'sent',
	bounced: 'bounced',
	rejected: 'bounced',
	complained: 'complained',
};

/** Records an event on the item that stores the delivery status of the mail. */
const REPORT: Record<MailSubject, Report> = {
	async appointment(deps, event) {
		const { reminders, mails, recipients } = deps;
		const { kind, ref, version, attempt, messageId, at, sentAt, progress, isUndeliverable, jobId } = event;
		if (!isVisitNotice(kind)) return;
		if (kind === 'reminder') await reminders.recordAccepted(ref, version, attempt);
		const job = jobId === undefined ? {} : { job: jobId };
		await mails.record(ref, kind, { state: progress, at, messageId, version, attempt, ...job });
		await bySmsInstead(deps, event);
		if (!isUndeliverable) return;
		const appointment = await reminders.find(ref);
		if (appointment) await recipients.flagUndeliverable(appointment.userId, { at, sentAt, why: whyOf(progress) });
	},
	async series(deps, event) {
		const { series, recipients } = deps;
		const { ref, version, attempt, jobId = '', messageId, at, sentAt, progress, isUndeliverable } = event;
		await series.record(ref, { state: progress, at, messageId, version, attempt, job: jobId });
		await bySmsInstead(deps, event);
		const userId = isUndeliverable ? await series.clientOf(ref) : undefined;
		if (userId !== undefined) await recipients.flagUndeliverable(userId, { at, sentAt, why: whyOf(progress) });
	},
	async subscription({ endSubscription }, { ref, at, progress, isUndeliverable }) {
		if (!isUndeliverable) return;
		await endSubscription(ref, whyOf(progress), new Date(at));
	},
	async issue_recipient({ issues, endSubscription }, { ref, at, progress, isUndeliverable, jobId = '' }) {
		await issues.record({ issueId: issueOfJob(jobId), recipient: ref }, ISSUE_OUTCOME[progress], new Date(at));
		if (isUndeliverable) await endSubscription(ref, whyOf(progress), new Date(at));
	},
	async account({ recipients }, { ref, at, sentAt, progress, isUndeliverable }) {
		if (isUndeliverable) await recipients.flagUndeliverable(ref, { at, sentAt, why: whyOf(progress) });
	},
	/** Only the mail to the new address reports here: the current address is checked as that of the account. */
	async email_change({ emailChanges }, { kind, ref, version, isUndeliverable }) {
		if (isUndeliverable && kind === 'new_email') await emailChanges.letterCameBack(ref, version);
	},
	async address({ recipients }, { ref, at, sentAt, progress, isUndeliverable }) {
		const userId = isUndeliverable ? await recipients.ownerOf(ref) : undefined;
		if (userId !== undefined) await recipients.flagUndeliverable(userId, { at, sentAt, why: whyOf(progress) });
	},
	async receipt({ receipts, recipients }, { ref, at, sentAt, progress, isUndeliverable }) {
		const userId = await receipts.record(ref, { state: progress, at });
		if (isUndeliverable && userId !== undefined)
			await recipients.flagUndeliverable(userId, { at, sentAt, why: whyOf(progress) });
	},
	/** Staff see an offer that neither mail nor SMS delivered, and phone. */
	async waiting_entry(deps, event) {
		const { waiting, recipients } = deps;
		const { ref, jobId, at, sentAt, progress, isUndeliverable } = event;
		if (jobId !== undefined && DID_NOT_ARRIVE.has(progress)) {
			await waiting.noteLost(ref, noticeOf(jobId), 'email');
			await bySmsInstead(deps, event);
		}
		const entry = isUndeliverable ? await waiting.find(ref) : undefined;
		if (entry) await recipients.flagUndeliverable(entry.userId, { at, sentAt, why: whyOf(progress) });
	},
	/** The visitor has no account: a bounce is marked on the reply. After a complaint the reply was read. */
	async writer({ replies }, { kind, progress, isUndeliverable, ...event }) {
		const isLost = progress === 'rejected' || (progress === 'bounced' && isUndeliverable);
		if (!isLost) return;
		log.warn('REPLY_CAME_BACK', { kind, ref: event.ref });
		await replies.cameBack(kind === 'question_answer' ? 'questions' : 'messages', event);
	},
	async centre({ onStaffUnreachable }, { kind, ref, isUndeliverable }) {
		if (!isUndeliverable) return;
		log.error('STAFF_MAIL_CAME_BACK', { kind, ref });
		onStaffUnreachable();
	},
};

/**
 * Records a delivery event. Any event proves that the mail service accepted that attempt, also when the outcome of the
 * call is unknown: the job or reminder is done (promise N3). Idempotent: events may arrive twice.
 */
export const recordMailEvent =
	(deps: RecordMailEventDeps) =>
	async (event: MailEvent): Promise<void> => {
		const { progress, kind, ref, version, jobId, messageId } = event;
		log.info('MAIL_EVENT', { progress, kind, ref, version, jobId, messageId });
		if (event.jobId !== undefined) await deps.jobs.recordAccepted(event.jobId, event.attempt);
		await REPORT[mailFacts(kind).reportsTo](deps, event);
	};
