import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { messagesOfCeiling } from '../client/sms-month.ts';
import { mailServiceFrom } from '../notification/channel/mail/mail.gateway.ts';
import { cloudWatchMailMetrics } from '../notification/channel/mail/mail-metrics.gateway.ts';
import type { NotifierDeps } from '../notification/runner/mailing.wiring.ts';
import { notifierHandler } from '../notification/runner/notifier.wiring.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { fieldCipher } from '../platform/keys/field-keys.ts';
import { startClients } from '../platform/keys/start-clients.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';
import { metricsOf } from '../platform/metrics.ts';
import { onDemand } from '../platform/on-demand.ts';
import { documentClient } from '../platform/table/dynamo.ts';

const metrics = metricsOf('notifier');
startClients();

/**
 * Sends all mails and creates reminder schedules. Each minute its sweep sends what the stream missed, and looks for freed
 * times to offer: no event announces them.
 */
export const handler = notifierHandler({
	db: documentClient(),
	tableName: requireEnv('TABLE_NAME'),
	covers: coversOnDemand(requireEnv('SITE_BUCKET')),
	mail: mailServiceFrom({
		usual: requireEnv('CONFIGURATION_SET'),
		toLifted: requireEnv('LIFTED_CONFIGURATION_SET'),
	}),
	...texting(),
	schedules: scheduling(),
	openCipher: fieldCipher,
	siteOrigin: requireEnv('SITE_ORIGIN'),
	stageSender: requireEnv('MAIL_SENDER'),
	now: clock,
	metrics: cloudWatchMailMetrics(),
	onQuota: (alarm) => metrics.singleMetric().addMetric(alarm, MetricUnit.Count, 1),
	onGivenUp: () => metrics.singleMetric().addMetric('MailGivenUp', MetricUnit.Count, 1),
});

/** The sweep deletes a picture now and then, so the S3 client is loaded on demand. */
function coversOnDemand(bucket: string): NotifierDeps['covers'] {
	return {
		remove: onDemand(async () => (await import('../cover/cover.gateway.ts')).coversFromEnvironment(bucket).remove),
	};
}

/** Loaded on demand: a booking creates a schedule, most sweeps do not. */
function scheduling(): NotifierDeps['schedules'] {
	const settings = {
		group: requireEnv('SCHEDULE_GROUP'),
		queueArn: requireEnv('REMINDER_QUEUE_ARN'),
		roleArn: requireEnv('SCHEDULER_ROLE_ARN'),
		deadLetterArn: requireEnv('SCHEDULER_DLQ_ARN'),
	};
	const scheduler = memoizeAsync(async () =>
		(await import('../notification/runner/schedule.gateway.ts')).schedulerFrom(settings),
	);
	return {
		create: onDemand(async () => (await scheduler()).create),
		remove: onDemand(async () => (await scheduler()).remove),
	};
}

/** A stage without an SMS sender has none of these variables; a stage with one has all of them. */
function texting(): Pick<NotifierDeps, 'texting'> {
	const origin = process.env.SMS_ORIGIN;
	if (origin === undefined) return {};
	const maxPriceCents = Number(requireEnv('SMS_MAX_PRICE_CENTS'));
	const host = new URL(requireEnv('SITE_ORIGIN')).host;
	const settings = {
		origin,
		configurationSet: requireEnv('SMS_CONFIGURATION_SET'),
		maxPrice: (maxPriceCents / 100).toFixed(2),
	};
	return {
		texting: {
			sms: {
				send: onDemand(
					async () => (await import('../notification/channel/sms/sms.gateway.ts')).smsServiceFrom(settings).send,
				),
			},
			messagesPerMonth: messagesOfCeiling(Number(requireEnv('SMS_CEILING_CENTS')), maxPriceCents),
			stop: requireEnv('SMS_STOP') === 'reply' ? { by: 'reply' } : { by: 'page', host },
			onAlarm: (alarm) => metrics.singleMetric().addMetric(alarm, MetricUnit.Count, 1),
			onUsed: (share) =>
				metrics.singleMetric().addMetric('SmsCeilingUsed', MetricUnit.Percent, Math.round(share * 100)),
		},
	};
}
