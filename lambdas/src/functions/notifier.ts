import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { coversFromEnvironment } from '../cover/cover.gateway.ts';
import { mailServiceFrom } from '../notification/mail.gateway.ts';
import { notifierHandler } from '../notification/notifier.handler.ts';
import { schedulerFrom } from '../notification/schedule.gateway.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';
import { fieldCipher } from '../platform/field-cipher.ts';

const metrics = new Metrics({ namespace: 'Tulia', serviceName: 'notifier' });

/** Sends every mail the centre writes, makes reminder schedules, and sweeps up what any of them left behind. */
export const handler = notifierHandler({
	db: documentClient(),
	tableName: requireEnv('TABLE_NAME'),
	covers: coversFromEnvironment(requireEnv('SITE_BUCKET')),
	mail: mailServiceFrom({
		usual: requireEnv('CONFIGURATION_SET'),
		toLifted: requireEnv('LIFTED_CONFIGURATION_SET'),
	}),
	schedules: schedulerFrom({
		group: requireEnv('SCHEDULE_GROUP'),
		queueArn: requireEnv('REMINDER_QUEUE_ARN'),
		roleArn: requireEnv('SCHEDULER_ROLE_ARN'),
		deadLetterArn: requireEnv('SCHEDULER_DLQ_ARN'),
	}),
	openCipher: fieldCipher,
	siteOrigin: requireEnv('SITE_ORIGIN'),
	now: clock,
	onQuota: (alarm) => metrics.singleMetric().addMetric(alarm, MetricUnit.Count, 1),
	onGivenUp: () => metrics.singleMetric().addMetric('MailGivenUp', MetricUnit.Count, 1),
});
