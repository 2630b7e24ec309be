import { type Alarm, ComparisonOperator, type Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** One alarm: it rings as soon as the metric goes over `above` in one period. */
export interface AlarmProps {
	readonly metric: Metric;
	readonly above: number;
	/** What a client or a colleague suffers while it rings, and the first thing to do: the text of the mail. */
	readonly humanImpact: string;
	readonly topic: ITopic;
}

/** Adds an alarm that says in words whom it hurts. No data is good news: nobody called. */
export function alarmOn(scope: Construct, id: string, { metric, above, humanImpact, topic }: AlarmProps): Alarm {
	const alarm = metric.createAlarm(scope, id, {
		alarmDescription: humanImpact,
		threshold: above,
		evaluationPeriods: 1,
		comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
		treatMissingData: TreatMissingData.NOT_BREACHING,
	});
	alarm.addAlarmAction(new SnsAction(topic));
	return alarm;
}

/** Rings when something that happens every minute has not happened for five. */
export function alarmOnSilence(
	scope: Construct,
	id: string,
	{ metric, humanImpact, topic }: Omit<AlarmProps, 'above'>,
): Alarm {
	const alarm = metric.createAlarm(scope, id, {
		alarmDescription: humanImpact,
		threshold: 1,
		evaluationPeriods: 1,
		comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
		treatMissingData: TreatMissingData.BREACHING,
	});
	alarm.addAlarmAction(new SnsAction(topic));
	return alarm;
}
