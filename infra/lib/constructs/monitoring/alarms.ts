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

/** What a mail of an alarm says, and to whom it goes. */
export interface AlarmWords {
	/** What a client or a colleague suffers while it rings. */
	readonly humanImpact: string;
	/** What to do. */
	readonly runbook: Runbook;
	readonly topic: ITopic;
}

/** One alarm: it rings as soon as the metric goes over `above` in one period. */
export interface AlarmProps extends AlarmWords {
	readonly metric: Metric | MathExpression;
	readonly above: number;
	/** Without data it stays as it is: whoever heard that a share of a month is used need not hear it again with each message. */
	readonly staysWithoutData?: boolean;
}

/** The text of the mail. */
export const descriptionOf = (
	{ humanImpact, runbook }: Pick<AlarmWords, 'humanImpact' | 'runbook'>,
	scope: Construct,
): string => `${humanImpact} What to do: ${addressOf(runbook, scope)}`;

/** Adds an alarm that says in words whom it hurts. No data is good news: nobody called. */
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

/** Rings when something that happens by the clock has not happened for a period of the metric. */
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
