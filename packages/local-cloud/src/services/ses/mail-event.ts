import type { MailEventKind, StoredMail } from './stored-mail.ts';

const details: Readonly<Record<MailEventKind, (to: readonly string[], at: string) => object>> = {
	send: () => ({ send: {} }),
	delivery: (recipients, timestamp) => ({
		delivery: { timestamp, processingTimeMillis: 0, recipients, smtpResponse: '250 2.0.0 OK', reportingMTA: 'local' },
	}),
	bounce: (to, timestamp) => ({
		bounce: {
			bounceType: 'Permanent',
			bounceSubType: 'General',
			bouncedRecipients: to.map((emailAddress) => ({ emailAddress, action: 'failed', status: '5.1.1' })),
			timestamp,
			feedbackId: 'local',
		},
	}),
	complaint: (to, timestamp) => ({
		complaint: {
			complainedRecipients: to.map((emailAddress) => ({ emailAddress })),
			complaintFeedbackType: 'abuse',
			timestamp,
			feedbackId: 'local',
		},
	}),
	reject: () => ({ reject: { reason: 'Bad content' } }),
};

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The document SES publishes for a configuration set's event (tags as lists, the configuration set among them). */
export function mailEvent(mail: StoredMail, kind: MailEventKind, now: Date): object {
	const own = Object.entries(mail.tags).map(([name, value]) => [name, [value]] as const);
	const set = mail.configurationSet ? [['ses:configuration-set', [mail.configurationSet]] as const] : [];
	return {
		eventType: capitalised(kind),
		mail: {
			timestamp: mail.at,
			source: mail.source,
			messageId: mail.id,
			destination: mail.to,
			headersTruncated: false,
			tags: Object.fromEntries([...set, ...own]),
		},
		...details[kind](mail.to, now.toISOString()),
	};
}
