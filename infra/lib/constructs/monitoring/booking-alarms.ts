import { Duration } from 'aws-cdk-lib';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type CentreMetrics, centreMetric } from '../../centre-metric.ts';
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

/** So many tries without one booking are no longer people who changed their mind. A centre has ten bookings a day. */
const VAIN_TRIES = 3;
const VAIN_PERIOD = Duration.hours(3);

/** What stands between a client and a booking, and what no client does. */
export class BookingAlarms extends Construct {
	constructor(scope: Construct, id: string, props: BookingAlarmsProps) {
		super(scope, id);
		this.ring(props, 'BookingFormErrors', {
			humanImpact:
				'The booking form sent what the booking function does not take: a client could not finish, and trying again does not help.',
			runbook: 'nobody-can-finish-a-booking',
		});
		this.ring(props, 'BookingLimitMet', {
			humanImpact:
				'Somebody books, moves or cancels visits far more often than a person does and was told to wait; clients at the same network may be, too.',
			runbook: 'somebody-books-far-more-often-than-a-person',
		});
		this.ring(props, 'UnconfirmedVisitsFull', {
			humanImpact:
				'One network holds as many visits as accounts with unconfirmed addresses may, so clients there must confirm their address before they can book.',
			runbook: 'somebody-books-far-more-often-than-a-person',
		});
		this.watchVainTries(props);
	}

	private ring({ stage, topic }: BookingAlarmsProps, metricName: CentreMetrics['booking'], words: Words): void {
		alarmOn(this, metricName, { metric: centreMetric(stage, 'booking', metricName), above: 0, topic, ...words });
	}

	/** Whatever the reason, and although each refusal by itself was a regular one. */
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
			humanImpact: `Clients sent the booking form ${VAIN_TRIES} times or more in ${VAIN_PERIOD.toHours()} hours and nobody got an appointment.`,
			runbook: 'nobody-can-finish-a-booking',
			topic,
		});
	}
}
