import type { MailMetrics } from './mail-metrics.ts';
import type { MailService } from './send-outcome.ts';

export type QuotaAlarm = 'MailQuotaNear' | 'MailQuotaSpent';

/** Decides by the mail service's quota which mails are sent. */
export interface MailQuota {
	/** Whether only mails with priority may be sent. False while the service does not report its quota. */
	isReserved(): Promise<boolean>;
}

/** From this part of the quota on, only mails with priority are sent. */
const RESERVED_FROM = 0.9;
const LOOKED_UP_FOR_MS = 60_000;

export interface MailQuotaDeps {
	readonly mail: Pick<MailService, 'quotaUsed'>;
	readonly now: () => Date;
	readonly onQuota: (alarm: QuotaAlarm) => void;
	readonly metrics: Pick<MailMetrics, 'quotaUsed'>;
}

/** Caches the quota for a minute. */
export function mailQuota({ mail, now, onQuota, metrics }: MailQuotaDeps): MailQuota {
	let known: { readonly at: number; readonly isReserved: boolean } | undefined;
	return {
		async isReserved() {
			const at = now().getTime();
			if (known && at >= known.at && at - known.at < LOOKED_UP_FOR_MS) return known.isReserved;
			const used = await mail.quotaUsed();
			if (used !== undefined) metrics.quotaUsed(used);
			const isReserved = used !== undefined && used >= RESERVED_FROM;
			known = { at, isReserved };
			if (isReserved) onQuota('MailQuotaNear');
			return isReserved;
		},
	};
}
