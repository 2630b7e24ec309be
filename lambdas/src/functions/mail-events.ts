import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { mailEventsHandler } from '../notification/mail-events.handler.ts';
import { mailEventsOver } from '../notification/mail-events-over.handler.ts';
import { requireEnv } from '../platform/config.ts';
import { documentClient } from '../platform/dynamo.ts';

const metrics = new Metrics({ namespace: 'Tulia', serviceName: 'mail-events' });

/** Notes what became of each mail. */
export const handler = mailEventsHandler({
	record: mailEventsOver({
		db: documentClient(),
		tableName: requireEnv('TABLE_NAME'),
		onStaffUnreachable: () => metrics.singleMetric().addMetric('StaffMailCameBack', MetricUnit.Count, 1),
	}),
});
