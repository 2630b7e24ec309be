import { audiences } from '@tulia/contracts/endpoint';
import { siteModules } from '@tulia/contracts/site-modules';
import { Duration } from 'aws-cdk-lib';
import {
	Dashboard,
	GraphWidget,
	type IWidget,
	MathExpression,
	Metric,
	SingleValueWidget,
	TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { centreMetric } from '../../centre-metric.ts';
import { nameIn } from '../../names.ts';
import type { Stage } from '../../stage.ts';
import { workers } from '../../workers.ts';
import { concurrency } from './account-quotas.ts';
import { SERVICE_LEVELS } from './service-levels.ts';

const HOUR = Duration.hours(1);
const MONTH = Duration.days(30);
const HALF = { width: 12, height: 6 } as const;

/** The success rate of a service level in the shown period, in per cent. */
function levelOf(stage: Stage, name: keyof typeof SERVICE_LEVELS): MathExpression {
	const { metricsIn, objective } = SERVICE_LEVELS[name];
	const { all, failed } = metricsIn(stage);
	// Metric ids are unique within a widget.
	const [failedId, allId] = [`failed${name}`, `all${name}`];
	return new MathExpression({
		expression: `100 * (1 - ${failedId} / ${allId})`,
		usingMetrics: { [failedId]: failed(MONTH), [allId]: all(MONTH) },
		label: `${name}, promised ${(objective * 100).toFixed(2)} %`,
		period: MONTH,
	});
}

const lambda = (
	stage: Stage,
	name: string,
	shown: { readonly metricName: 'Duration' | 'Errors'; readonly statistic: 'p99' | 'Sum' },
): Metric =>
	new Metric({
		...shown,
		namespace: 'AWS/Lambda',
		dimensionsMap: { FunctionName: nameIn(stage, name) },
		period: HOUR,
		label: name,
	});

const ses = (metricName: string): Metric =>
	new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Sum', period: HOUR, label: metricName });

const promises = (stage: Stage): readonly IWidget[] => [
	new SingleValueWidget({
		title: 'Kept of what is promised over 30 days, in per cent (docs/slo.md)',
		metrics: [levelOf(stage, 'Bookings'), levelOf(stage, 'Reminders'), levelOf(stage, 'Pages')],
		setPeriodToTimeRange: true,
		width: 24,
		height: 4,
	}),
];

const bookings = (stage: Stage): readonly IWidget[] => [
	new GraphWidget({
		title: 'Bookings',
		left: (['BookingAttempts', 'BookingsMade', 'BookingFormErrors'] as const).map((name) =>
			centreMetric(stage, 'booking', name, { period: HOUR, label: name }),
		),
		...HALF,
	}),
	new GraphWidget({
		title: 'Answers that failed on our side',
		left: audiences.map((name) => centreMetric(stage, name, 'ServerErrors', { period: HOUR, label: name })),
		...HALF,
	}),
];

const mails = (stage: Stage): readonly IWidget[] => [
	new GraphWidget({
		title: 'Reminders',
		left: (['Reminders', 'RemindersLate', 'RemindersOverdue'] as const).map((name) =>
			centreMetric(stage, 'notifier', name, { period: HOUR, label: name }),
		),
		...HALF,
	}),
	new GraphWidget({
		title: 'Mails, and the share of the quota that is used',
		left: [
			...['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject'].map(ses),
			centreMetric(stage, 'notifier', 'MailRefused', { period: HOUR, label: 'refused' }),
		],
		right: [
			centreMetric(stage, 'notifier', 'MailQuotaUsed', { period: HOUR, statistic: 'Maximum', label: '% of the quota' }),
		],
		...HALF,
	}),
];

const pages = (stage: Stage): readonly IWidget[] => [
	new GraphWidget({
		title: 'Checks of the site that failed, and saved content shown',
		left: [
			centreMetric(stage, 'publisher', 'SiteChecksFailed', { period: HOUR, label: 'checks failed' }),
			centreMetric(stage, 'engagement', 'SavedContentShown', { period: HOUR, label: 'saved content' }),
		],
		...HALF,
	}),
	new GraphWidget({
		title: 'Errors in browsers, by module',
		left: siteModules.map((module) =>
			centreMetric(stage, 'engagement', 'ClientErrors', { period: HOUR, dimensions: { module }, label: module }),
		),
		...HALF,
	}),
];

/** The 75th percentile of visits, by module. */
const visits = (stage: Stage): readonly IWidget[] =>
	(
		[
			['FirstByte', 'Until the first byte of a page came (p75, ms)'],
			['LargestPaint', 'Until the largest part was painted (p75, ms)'],
			['SlowestAnswer', 'The slowest answer to a touch (p75, ms)'],
			['LayoutShift', 'How far pages moved under their readers (p75)'],
		] as const
	).map(
		([name, title]) =>
			new GraphWidget({
				title,
				left: siteModules.map((module) =>
					centreMetric(stage, 'engagement', name, {
						period: HOUR,
						statistic: 'p75',
						dimensions: { module },
						label: module,
					}),
				),
				width: 6,
				height: 6,
			}),
	);

const functions = (stage: Stage): readonly IWidget[] => [
	new GraphWidget({
		title: 'How long functions take (p99, ms)',
		left: [...audiences, ...workers].map((name) => lambda(stage, name, { metricName: 'Duration', statistic: 'p99' })),
		...HALF,
	}),
	new GraphWidget({
		title: 'Functions that ended with an error, and how many run at once',
		left: [...audiences, ...workers].map((name) => lambda(stage, name, { metricName: 'Errors', statistic: 'Sum' })),
		right: [concurrency()],
		...HALF,
	}),
];

/** The dashboard to consult during an alarm, from service levels down to resources. */
export function centreDashboard(scope: Construct, id: string, stage: Stage): void {
	const note = new TextWidget({
		markdown: 'Alarms say what to do: `docs/operations.md`. Times are UTC; Nairobi is three hours ahead.',
		width: 24,
		height: 1,
	});
	new Dashboard(scope, id, {
		dashboardName: nameIn(stage, 'centre'),
		defaultInterval: Duration.days(7),
		widgets: [[note], ...[promises, bookings, mails, pages, visits, functions].map((row) => [...row(stage)])],
	});
}
