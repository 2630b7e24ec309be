import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { mailEventsHandler } from '../notification/feedback/mail-events.handler.ts';
import { mailEventsOver } from '../notification/feedback/mail-events.wiring.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { metricsOf } from '../platform/metrics.ts';
import { documentClient } from '../platform/table/dynamo.ts';

const metrics = metricsOf('mail-events');

/** Records the delivery status of each mail. */
export const handler = mailEventsHandler({
	record: mailEventsOver({
		db: documentClient(),
		tableName: requireEnv('TABLE_NAME'),
		now: clock,
		onStaffUnreachable: () => metrics.singleMetric().addMetric('StaffMailCameBack', MetricUnit.Count, 1),
	}),
});
