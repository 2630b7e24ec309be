import type { Audience } from '@tulia/contracts/endpoint';
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { LOCAL } from './names.ts';
import type { Stage } from './stage.ts';
import type { Worker } from './workers.ts';

/** The metrics of our functions, by function; a test compares them with the code. */
export const centreMetrics = {
	identity: ['ServerErrors'],
	content: ['ServerErrors'],
	engagement: [
		...(['ServerErrors', 'SavedContentShown', 'ClientErrors', 'ModuleLoadFailures', 'PolicyViolations'] as const),
		...(['FirstByte', 'LargestPaint', 'SlowestAnswer', 'LayoutShift'] as const),
	],
	booking: [
		...(['ServerErrors', 'Answers', 'BookingAttempts', 'BookingsMade', 'BookingFormErrors'] as const),
		...(['TimesAsked', 'BookingLimitMet', 'UnconfirmedVisitsFull'] as const),
	],
	admin: ['ServerErrors'],
	notifier: [
		...(['MailGivenUp', 'MailQuotaNear', 'MailQuotaSpent', 'MailQuotaUsed', 'MailRefused'] as const),
		...(['Reminders', 'RemindersLate', 'RemindersOverdue'] as const),
		...(['SmsCeilingUsed', 'SmsCeilingReached', 'SmsSpendLimit', 'SmsGivenUp', 'SmsLate'] as const),
	],
	publisher: ['SiteChecks', 'SiteChecksFailed'],
	renderer: [],
	'missing-page': [],
	'mail-events': ['StaffMailCameBack'],
	'sms-events': [],
	canary: [],
} as const satisfies Record<Audience | Worker, readonly string[]>;

export type CentreMetrics = { readonly [F in keyof typeof centreMetrics]: (typeof centreMetrics)[F][number] };

interface CentreMetricProps {
	/** Default: 5 minutes. */
	readonly period?: Duration;
	/** Default: the sum. */
	readonly statistic?: 'Sum' | 'Maximum' | 'p75';
	readonly label?: string;
	/** Further dimensions besides the function. */
	readonly dimensions?: Readonly<Record<string, string>>;
}

/** Namespace of a stage's metrics: several stages may share an account. */
export const metricNamespaceOf = ({ name }: Pick<Stage, 'name'>): string =>
	name === LOCAL ? 'Tulia' : `Tulia/${name}`;

/** A metric that one of our functions writes. */
export function centreMetric<F extends keyof CentreMetrics>(
	stage: Pick<Stage, 'name'>,
	service: F,
	metricName: CentreMetrics[F],
	{ period = Duration.minutes(5), statistic = 'Sum', label, dimensions }: CentreMetricProps = {},
): Metric {
	return new Metric({
		namespace: metricNamespaceOf(stage),
		metricName,
		dimensionsMap: { service, ...dimensions },
		period,
		statistic,
		...(label === undefined ? {} : { label }),
	});
}
