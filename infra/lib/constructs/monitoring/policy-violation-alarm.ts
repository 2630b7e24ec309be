import { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { centreMetric } from '../../centre-metric.ts';
import type { Stage } from '../../stage.ts';
import { alarmOn } from './alarms.ts';

/** More per hour than this are not explained by one browser extension. */
const NOT_ONE_BROWSER = 9;

/** Fires when the content security policy blocks something in many pages. */
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
