import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type CentreMetrics, centreMetric } from '../../centre-metric.ts';
import { nameIn } from '../../names.ts';
import type { Runbook } from '../../runbooks.ts';
import type { Stage } from '../../stage.ts';
import { alarmOn } from './alarms.ts';

export interface BookingAlarmsProps {
	readonly stage: Stage;
	readonly topic: ITopic;
}

interface Words {
	readonly humanImpact: string;
	readonly runbook: Runbook;
}

/** Failed attempts without a booking that are not explained by chance: a centre has ten bookings a day. */
const VAIN_TRIES = 3;
const VAIN_PERIOD = Duration.hours(3);

/**
 * Requests for free times in a day without an attempt to book. A booking takes about six, so these are six or seven
 * missing bookings: a form that cannot be sent makes no failing call.
 */
const LOOKS_WITHOUT_A_TRY = 40;
const LOOKING_PERIOD = Duration.days(1);

/** Alarms for bookings that fail, and for abuse. */
export class BookingAlarms extends Construct {
	constructor(scope: Construct, id: string, props: BookingAlarmsProps) {
		super(scope, id);
		this.alarm(props, 'BookingFormErrors', {
			humanImpact:
				'The booking form sent what the booking function does not take: a client could not finish, and trying again does not help.',
			runbook: 'nobody-can-finish-a-booking',
		});
		this.alarm(props, 'BookingLimitMet', {
			humanImpact:
				'Somebody books, moves or cancels visits far more often than a person does and was told to wait; clients at the same network may be, too.',
			runbook: 'somebody-books-far-more-often-than-a-person',
		});
		this.alarm(props, 'UnconfirmedVisitsFull', {
			humanImpact:
				'One network holds as many visits as accounts with unconfirmed addresses may, so clients there must confirm their address before they can book.',
			runbook: 'somebody-books-far-more-often-than-a-person',
		});
		this.watchVainTries(props);
		this.watchLooksWithoutATry(props);
	}

	private alarm({ stage, topic }: BookingAlarmsProps, metricName: CentreMetrics['booking'], words: Words): void {
		alarmOn(this, metricName, { metric: centreMetric(stage, 'booking', metricName), above: 0, topic, ...words });
	}

	/** Failed attempts without a booking, although each refusal by itself was regular. */
	private watchVainTries({ stage, topic }: BookingAlarmsProps): void {
		const period = VAIN_PERIOD;
		alarmOn(this, 'NobodyFinished', {
			metric: new MathExpression({
				expression: `IF(tries >= ${VAIN_TRIES} AND made < 1, tries, 0)`,
				usingMetrics: {
					tries: centreMetric(stage, 'booking', 'BookingAttempts', { period }),
					made: centreMetric(stage, 'booking', 'BookingsMade', { period }),
				},
				period,
			}),
			above: 0,
			humanImpact: `Clients sent the booking form ${VAIN_TRIES} times or more in ${VAIN_PERIOD.toHours()} hours and got no appointment.`,
			runbook: 'nobody-can-finish-a-booking',
			topic,
		});
	}

	/** Missing data means no attempts. The canary's own requests for times are subtracted. */
	private watchLooksWithoutATry({ stage, topic }: BookingAlarmsProps): void {
		const period = LOOKING_PERIOD;
		alarmOn(this, 'NobodyTried', {
			metric: new MathExpression({
				expression: `IF(asked - FILL(walks, 0) >= ${LOOKS_WITHOUT_A_TRY} AND FILL(tries, 0) < 1, asked, 0)`,
				usingMetrics: {
					asked: centreMetric(stage, 'booking', 'TimesAsked', { period }),
					walks: new Metric({
						namespace: 'AWS/Lambda',
						metricName: 'Invocations',
						dimensionsMap: { FunctionName: nameIn(stage, 'canary') },
						statistic: 'Sum',
						period,
					}),
					tries: centreMetric(stage, 'booking', 'BookingAttempts', { period }),
				},
				period,
			}),
			above: 0,
			humanImpact: `People looked at the free times of a day ${LOOKS_WITHOUT_A_TRY} times or more in ${LOOKING_PERIOD.toHours()} hours and did not send the booking form. It may be impossible to send.`,
			runbook: 'nobody-can-finish-a-booking',
			topic,
		});
	}
}
