import { log } from '../../../platform/log.ts';
import { type Delivery, quotaPauseOf, TOO_SLOW } from './delivery.ts';
import type { MailMetrics } from './mail-metrics.ts';
import type { QuotaAlarm } from './mail-quota.ts';
import { endsDuringCall, isLasting, type MailService, type MailTags, QUOTA_SPENT } from './send-outcome.ts';
import type { WrittenMail } from './write-mail.usecase.ts';

interface DeliverMailDeps {
	readonly mail: Pick<MailService, 'send'>;
	readonly onQuota: (alarm: QuotaAlarm) => void;
	readonly metrics: Pick<MailMetrics, 'mailRefused'>;
	readonly now: () => Date;
}
/** Hands a mail to the mail service. Never throws. */
export type DeliverMail = (written: WrittenMail) => Promise<Delivery>;

export const deliverMail =
	({ mail, onQuota, metrics, now }: DeliverMailDeps): DeliverMail =>
	async ({ outgoing, lease }) => {
		if (endsDuringCall(lease, now())) return { kind: 'refused', reason: TOO_SLOW };
		const outcome = await mail.send(outgoing);
		if (outcome.kind !== 'refused') return outcome;
		reportRefusal(outgoing.tags, outcome.reason, { onQuota, metrics });
		return outcome.reason === QUOTA_SPENT ? { ...outcome, pauseMs: quotaPauseOf(outgoing.tags.kind) } : outcome;
	};

/** Raises the alarms: the quota is spent, or the mail service refuses for a reason that no retry resolves. */
function reportRefusal(
	{ kind, ref }: MailTags,
	reason: string,
	{ onQuota, metrics }: Pick<DeliverMailDeps, 'onQuota' | 'metrics'>,
): void {
	if (reason === QUOTA_SPENT) onQuota('MailQuotaSpent');
	if (!isLasting(reason)) return;
	log.error('MAIL_REFUSED', { kind, ref, reason });
	metrics.mailRefused();
}
