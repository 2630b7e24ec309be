import { Duration } from 'aws-cdk-lib';
import {
	Alarm,
	AlarmRule,
	ComparisonOperator,
	CompositeAlarm,
	MathExpression,
	type Metric,
	TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Construct } from 'constructs';
import { type AlarmWords, descriptionOf } from './alarms.ts';

/** The number of events in a period. */
type Count = (period: Duration) => Metric;

export interface ServiceLevelProps extends AlarmWords {
	/** The share of successful events over 30 days: 0.999. */
	readonly objective: number;
	readonly all: Count;
	readonly failed: Count;
	/** Minimum number of failures in the long window: with few events, one failure is a large share. */
	readonly leastFailed: number;
}

/**
 * Windows and burn rates of the SRE workbook, chapter 5. `burn` is the rate at which the error budget of 30 days is
 * spent: 14.4 spends 2 % of it in an hour, 6 spends 5 % in six hours. The short window ends the alarm soon after the
 * failures end.
 */
const BURN_RATES = [
	{ name: 'Fast', long: Duration.hours(1), short: Duration.minutes(5), burn: 14.4 },
	{ name: 'Slow', long: Duration.hours(6), short: Duration.minutes(30), burn: 6 },
] as const;

interface Pace {
	readonly burn: number;
	/** The minimum number of failures. */
	readonly least: number;
}

/** The error rate above which the budget burns `burn` times too fast. */
export const thresholdOf = (objective: number, burn: number): number => Number((burn * (1 - objective)).toPrecision(6));

/** A service level objective with one alarm on its burn rate. docs/slo.md has the arithmetic. */
export class ServiceLevel extends Construct {
	readonly alarm: CompositeAlarm;

	constructor(
		scope: Construct,
		id: string,
		{ objective, all, failed, leastFailed, topic, ...words }: ServiceLevelProps,
	) {
		super(scope, id);
		const window = (name: string, period: Duration, { burn, least }: Pace): Alarm =>
			new Alarm(this, name, {
				alarmDescription: `One window of a service level; the alarm of the whole says what it means. ${descriptionOf(words, this)}`,
				metric: new MathExpression({
					expression: `IF(failed >= ${least}, failed / all, 0)`,
					usingMetrics: { failed: failed(period), all: all(period) },
					period,
				}),
				threshold: thresholdOf(objective, burn),
				evaluationPeriods: 1,
				comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
				treatMissingData: TreatMissingData.NOT_BREACHING,
			});
		this.alarm = new CompositeAlarm(this, 'Burning', {
			alarmDescription: descriptionOf(words, this),
			alarmRule: AlarmRule.anyOf(
				...BURN_RATES.map(({ name, long, short, burn }) =>
					AlarmRule.allOf(
						window(`${name}Long`, long, { burn, least: leastFailed }),
						window(`${name}Short`, short, { burn, least: 1 }),
					),
				),
			),
		});
		this.alarm.addAlarmAction(new SnsAction(topic));
	}
}
