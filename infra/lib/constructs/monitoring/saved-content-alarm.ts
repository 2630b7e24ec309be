import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { centreMetric } from '../../centre-metric.ts';
import type { Stage } from '../../stage.ts';
import { alarmOn } from './alarms.ts';

/** More than this in five minutes are no longer one visitor on a bad line. */
const BAD_LINES = 9;

/** Visitors hardly notice saved content, so somebody must be told. Browsers report it, if need be when they can again. */
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
