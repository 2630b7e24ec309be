import type { Duration } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type CentreMetrics, centreMetric } from '../../centre-metric.ts';
import type { Runbook } from '../../runbooks.ts';
import type { Stage } from '../../stage.ts';
import { ServiceLevel } from './service-level.ts';

export interface ServiceLevelsProps {
	readonly stage: Stage;
	readonly topic: ITopic;
}

interface Objective<F extends keyof CentreMetrics> {
	readonly service: F;
	readonly all: CentreMetrics[F];
	readonly failed: CentreMetrics[F];
	readonly objective: number;
	readonly leastFailed: number;
	readonly humanImpact: string;
	readonly runbook: Runbook;
}

/** An objective with its metrics in a stage; both are written by its function. */
const objective = <F extends keyof CentreMetrics>({ service, all, failed, ...level }: Objective<F>) => ({
	...level,
	metricsIn: (stage: Stage) => ({
		all: (period: Duration) => centreMetric(stage, service, all, { period }),
		failed: (period: Duration) => centreMetric(stage, service, failed, { period }),
	}),
});

/** The service level objectives over 30 days. docs/slo.md derives the numbers from ten bookings a day. */
export const SERVICE_LEVELS = {
	Bookings: objective({
		service: 'booking',
		all: 'Answers',
		failed: 'ServerErrors',
		objective: 0.999,
		// A single failed response has its own alarm; two within hours are not chance.
		leastFailed: 2,
		humanImpact:
			'Clients who look for a time, book, move or cancel are told again and again that it failed on our side.',
		runbook: 'an-answer-failed-on-our-side',
	}),
	Reminders: objective({
		service: 'notifier',
		all: 'Reminders',
		failed: 'RemindersLate',
		objective: 0.9999,
		// Below 10,000 reminders in 30 days one late reminder breaks the objective.
		leastFailed: 1,
		humanImpact: 'A client was reminded more than 15 minutes late, or not at all before the visit began.',
		runbook: 'a-reminder-is-late',
	}),
	Pages: objective({
		service: 'publisher',
		all: 'SiteChecks',
		failed: 'SiteChecksFailed',
		objective: 0.9995,
		// Checks run each minute: a single failure is usually the network.
		leastFailed: 3,
		humanImpact: 'Visitors do not get the home page, the schedule page or the page of help: the site is gone for them.',
		runbook: 'the-site-does-not-answer',
	}),
} as const;

/** Every objective with its alarm. */
export class ServiceLevels extends Construct {
	constructor(scope: Construct, id: string, { stage, topic }: ServiceLevelsProps) {
		super(scope, id);
		for (const [name, { metricsIn, ...level }] of Object.entries(SERVICE_LEVELS))
			new ServiceLevel(this, name, { ...level, ...metricsIn(stage), topic });
	}
}
