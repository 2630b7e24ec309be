import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { centreMetric } from '../../centre-metric.ts';
import type { Stage } from '../../stage.ts';
import { alarmOn } from './alarms.ts';

/** So many an hour are no longer one visitor's browser that puts something of its own into every page. */
const NOT_ONE_BROWSER = 9;

/** Rings when browsers keep many pages from loading what the content security policy forbids. */
export function policyViolationAlarm(
	scope: Construct,
	id: string,
	{ stage, topic }: { readonly stage: Stage; readonly topic: ITopic },
): void {
	alarmOn(scope, id, {
		metric: centreMetric(stage, 'engagement', 'PolicyViolations', { period: Duration.hours(1) }),
		above: NOT_ONE_BROWSER,
		humanImpact:
			'Browsers keep our pages from loading something: visitors may miss a picture or a part of a page that a release brought, or somebody tries to put code of theirs into it.',
		runbook: 'a-page-was-kept-from-loading-something',
		topic,
	});
}
