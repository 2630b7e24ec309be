import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type CentreMetrics, centreMetric } from '../../centre-metric.ts';
import type { Runbook } from '../../runbooks.ts';
import type { Stage } from '../../stage.ts';
import { alarmOn } from './alarms.ts';

export interface MailAlarmsProps {
	readonly stage: Stage;
	readonly topic: ITopic;
}

interface Words {
	readonly humanImpact: string;
	readonly runbook: Runbook;
}

/** The share of a quota at which to request a raise from AWS. */
export const QUOTA_PERCENT = 80;

/** Metrics of the notifier whose first occurrence fires an alarm. */
const OF_NOTIFIER: Partial<Record<CentreMetrics['notifier'], Words>> = {
	MailRefused: {
		humanImpact:
			'SES refuses our mail, so that clients get neither confirmations nor reminders nor links for new passwords. Each mail is tried for 72 hours.',
		runbook: 'mail-is-refused',
	},
	RemindersOverdue: {
		humanImpact: 'A client has not been reminded although the hour of the reminder is over, and may miss the visit.',
		runbook: 'a-reminder-is-late',
	},
	MailGivenUp: {
		humanImpact: 'A mail was given up for good: a client or our staff will never get it.',
		runbook: 'a-mail-was-given-up',
	},
	MailQuotaNear: {
		humanImpact:
			'Nine tenths of the mails that SES lets us send in 24 hours are sent: what is left is kept for bookings, reminders and passwords, and the newsletter, replies and notes to staff wait.',
		runbook: 'the-mail-quota-is-nearly-spent',
	},
	MailQuotaSpent: {
		humanImpact:
			'SES takes no more mails today: clients get neither confirmations nor reminders nor links for new passwords until the quota comes back.',
		runbook: 'the-mail-quota-is-nearly-spent',
	},
};

/** Alarms for mails that are not sent or come back. The bounce rate of SES is watched beside its identity. */
export class MailAlarms extends Construct {
	constructor(scope: Construct, id: string, { stage, topic }: MailAlarmsProps) {
		super(scope, id);
		for (const [name, words] of Object.entries(OF_NOTIFIER) as [CentreMetrics['notifier'], Words][])
			alarmOn(this, name, { metric: centreMetric(stage, 'notifier', name), above: 0, topic, ...words });
		alarmOn(this, 'MailQuotaUsed', {
			metric: centreMetric(stage, 'notifier', 'MailQuotaUsed', { statistic: 'Maximum' }),
			above: QUOTA_PERCENT - 1,
			humanImpact: `${QUOTA_PERCENT} % of the mails that SES lets us send in 24 hours are sent. Clients notice nothing yet; at 90 % the newsletter and replies begin to wait.`,
			runbook: 'the-mail-quota-is-nearly-spent',
			topic,
		});
		if (stage.sms !== 'none') this.watchSms(stage, topic);
		alarmOn(this, 'StaffMailCameBack', {
			metric: centreMetric(stage, 'mail-events', 'StaffMailCameBack'),
			above: 0,
			humanImpact: 'A mail to our own staff came back: they do not hear of new questions and messages.',
			runbook: 'mails-come-back',
			topic,
		});
		alarmOn(this, 'RejectedBySes', {
			metric: new Metric({
				namespace: 'AWS/SES',
				metricName: 'Reject',
				statistic: 'Sum',
				period: Duration.minutes(5),
			}),
			above: 0,
			humanImpact:
				'SES took a mail and then threw it away, because it found a virus in it: a client or our staff never get it.',
			runbook: 'mail-is-refused',
			topic,
		});
	}

	/** The monthly spending on SMS, of the stage and of the account. */
	private watchSms(stage: Stage, topic: ITopic): void {
		const runbook = 'the-ceiling-of-sms-is-nearly-reached';
		alarmOn(this, 'SmsCeilingUsed', {
			metric: centreMetric(stage, 'notifier', 'SmsCeilingUsed', { statistic: 'Maximum' }),
			above: QUOTA_PERCENT - 1,
			staysWithoutData: true,
			humanImpact: `${QUOTA_PERCENT} % of what SMS may cost this month is spent. Clients notice nothing yet; at 90 % confirmations begin to go by mail, or not at all.`,
			runbook,
			topic,
		});
		for (const name of ['SmsCeilingReached', 'SmsSpendLimit'] as const)
			alarmOn(this, name, {
				metric: centreMetric(stage, 'notifier', name),
				above: 0,
				humanImpact:
					'SMS are not sent because the money of the month is spent: clients without an address hear nothing, and staff have to phone them.',
				runbook,
				topic,
			});
		alarmOn(this, 'SmsGivenUp', {
			metric: centreMetric(stage, 'notifier', 'SmsGivenUp'),
			above: 0,
			humanImpact:
				'An SMS was given up for good: its client is told by mail where there is an address, and staff have to phone the others.',
			runbook: 'sms-do-not-arrive',
			topic,
		});
		alarmOn(this, 'SmsLate', {
			metric: centreMetric(stage, 'notifier', 'SmsLate'),
			above: 0,
			humanImpact:
				'An SMS was tried five times in vain, and is tried on: clients without an address have not heard of their visits yet.',
			runbook: 'sms-do-not-arrive',
			topic,
		});
	}
}
