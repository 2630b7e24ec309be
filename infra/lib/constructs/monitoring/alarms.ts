import {
	type Alarm,
	ComparisonOperator,
	type MathExpression,
	type Metric,
	TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { addressOf, type Runbook } from '../../runbooks.ts';

/** Text and destination of an alarm. */
export interface AlarmWords {
	readonly humanImpact: string;
	readonly runbook: Runbook;
	readonly topic: ITopic;
}

/** An alarm that fires as soon as the metric exceeds `above` in one period. */
export interface AlarmProps extends AlarmWords {
	readonly metric: Metric | MathExpression;
	readonly above: number;
	/** Missing data preserves the state: an alarm about a monthly share is not repeated with each message. */
	readonly staysWithoutData?: boolean;
}

/** The description of the alarm, which is the text of its mail. */
export const descriptionOf = (
	{ humanImpact, runbook }: Pick<AlarmWords, 'humanImpact' | 'runbook'>,
	scope: Construct,
): string => `${humanImpact} What to do: ${addressOf(runbook, scope)}`;

/** Adds an alarm whose text states its human impact. Missing data is not breaching. */
export function alarmOn(
	scope: Construct,
	id: string,
	{ metric, above, staysWithoutData = false, topic, ...words }: AlarmProps,
): Alarm {
	const alarm = metric.createAlarm(scope, id, {
		alarmDescription: descriptionOf(words, scope),
		threshold: above,
		evaluationPeriods: 1,
		comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
		treatMissingData: staysWithoutData ? TreatMissingData.IGNORE : TreatMissingData.NOT_BREACHING,
	});
	alarm.addAlarmAction(new SnsAction(topic));
	return alarm;
}

/** Fires when a scheduled event has not occurred for one period of the metric. */
export function alarmOnSilence(
	scope: Construct,
	id: string,
	{ metric, topic, ...words }: Omit<AlarmProps, 'above'>,
): Alarm {
	const alarm = metric.createAlarm(scope, id, {
		alarmDescription: descriptionOf(words, scope),
		threshold: 1,
		evaluationPeriods: 1,
		comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
		treatMissingData: TreatMissingData.BREACHING,
	});
	alarm.addAlarmAction(new SnsAction(topic));
	return alarm;
}
