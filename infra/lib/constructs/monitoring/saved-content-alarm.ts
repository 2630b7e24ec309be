import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { centreMetric } from '../../centre-metric.ts';
import type { Stage } from '../../stage.ts';
import { alarmOn } from './alarms.ts';

/** More than this in five minutes are not explained by one bad connection. */
const BAD_LINES = 9;

/** Fires when visitors see saved content, which they hardly notice. Browsers report it, later if they are offline. */
export function savedContentAlarm(
	scope: Construct,
	id: string,
	{ stage, topic }: { stage: Stage; topic: ITopic },
): void {
	alarmOn(scope, id, {
		metric: centreMetric(stage, 'engagement', 'SavedContentShown'),
		above: BAD_LINES,
		humanImpact: `Visitors were shown saved services, articles, answers or times instead of the latest ones, ${BAD_LINES + 1} times or more in five minutes.`,
		runbook: 'visitors-see-saved-content',
		topic,
	});
}
