import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audiences } from '@tulia/contracts/endpoint';
import { siteModules } from '@tulia/contracts/site-modules';
import { Duration } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { thresholdOf } from '../lib/constructs/monitoring/service-level.ts';
import { SERVICE_LEVELS } from '../lib/constructs/monitoring/service-levels.ts';
import { obstaclesOf } from './alarm-delivery.ts';
import { liveStage } from './live-stage.ts';
import { type Resource, type Templates, templates } from './templates.ts';

let centre: Templates;
let live: Templates;
beforeAll(() => {
	centre = templates();
	live = templates(liveStage);
});

const operations = readFileSync(join(__dirname, '../../docs/operations.md'), 'utf8');
/** The anchors of its headings, as GitHub derives them. */
const anchors = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
	heading
		.toLowerCase()
		.replaceAll(/[^a-z0-9 _-]/g, '')
		.replaceAll(' ', '-'),
);

const alarmsIn = ({ all }: Templates): readonly (readonly [string, Resource])[] => [
	...Object.entries(all('AWS::CloudWatch::Alarm')),
	...Object.entries(all('AWS::CloudWatch::CompositeAlarm')),
];
const hasActions = ({ Properties }: Resource): boolean => Array.isArray(Properties.AlarmActions);
const inTulia = (MetricName: string, service: string, more: object = {}) => ({
	Namespace: 'Tulia',
	MetricName,
	Dimensions: Match.arrayWith([{ Name: 'service', Value: service }]),
	...more,
});

describe('an alarm', () => {
	it('an alarm can be delivered: CloudWatch may publish to its topic and use the key of the topic', () => {
		for (const stage of [centre, live]) {
			const acting = alarmsIn(stage).filter(([, alarm]) => hasActions(alarm));
			expect(acting.length).toBeGreaterThan(40);
			expect(acting.flatMap(([path, alarm]) => obstaclesOf(stage, path, alarm))).toEqual([]);
		}
	});

	it('an alarm states its human impact and its runbook', () => {
		for (const [, { Properties }] of alarmsIn(centre)) {
			expect(Properties.AlarmDescription).toMatch(/client|staff|visitor|people|page|somebody/i);
			const [, anchor = ''] = /docs\/operations\.md#([a-z-]+)$/.exec(String(Properties.AlarmDescription)) ?? [];
			expect(anchors).toContain(anchor);
		}
	});

	it('an alarm ends with a link to its runbook where the stage has the address of the guide', () => {
		for (const [, { Properties }] of alarmsIn(live))
			expect(Properties.AlarmDescription).toMatch(
				/ What to do: https:\/\/github\.com\/pumzika\/website\/blob\/main\/docs\/operations\.md#[a-z-]+$/,
			);
		for (const [, { Properties }] of alarmsIn(centre))
			expect(Properties.AlarmDescription).toMatch(/ What to do: docs\/operations\.md#[a-z-]+$/);
	});

	it('an alarm has a topic, or is a window of a composite alarm that has one', () => {
		const rules = JSON.stringify(Object.values(centre.all('AWS::CloudWatch::CompositeAlarm')));
		const silent = alarmsIn(centre).filter(([, alarm]) => !hasActions(alarm));
		expect(silent).toHaveLength(12);
		for (const [path] of silent) expect(rules).toContain(path.split('/')[1] ?? path);
	});

	it('an alarm uses the metrics of its own stage', () => {
		const namespaces = new Set(alarmsIn(live).map(([, { Properties }]) => Properties.Namespace));
		expect(namespaces).toContain('Tulia/live');
		expect(namespaces).not.toContain('Tulia');
		for (const { Properties } of Object.values(live.all('AWS::Lambda::Function')))
			expect(Properties.Environment).toMatchObject({ Variables: { METRICS_NAMESPACE: 'Tulia/live' } });
	});
});

const metricsOf = ({ Properties: { MetricName, Metrics } }: Resource): readonly string[] =>
	typeof MetricName === 'string'
		? [MetricName]
		: [...JSON.stringify(Metrics ?? []).matchAll(/"MetricName":"([\w.]+)"/g)].map(([, name = '']) => name);

test('the list of alarms names each one’s metrics and runbook, and nothing else (docs/slo.md)', () => {
	const inTemplate = Object.values(live.all('AWS::CloudWatch::Alarm')).flatMap((alarm) =>
		metricsOf(alarm).map((name) => `${String(alarm.Properties.AlarmDescription).replace(/^.*#/, '')} ${name}`),
	);
	const [, list = ''] = readFileSync(join(__dirname, '../../docs/slo.md'), 'utf8').split('## Every alarm');
	const listed = [...list.matchAll(/^\| .* \| (`.*`) \| \[.*\]\(operations\.md#([a-z-]+)\) \|$/gm)].flatMap(
		([, names = '', runbook]) => [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => `${runbook} ${name}`),
	);
	expect(listed.sort()).toEqual([...new Set(inTemplate)].sort());
});

describe('the alarms fire', () => {
	it('an alarm fires when the minute sweep stops', () => {
		centre.of('notifications').hasResourceProperties('AWS::CloudWatch::Alarm', {
			MetricName: 'NumberOfMessagesSent',
			ComparisonOperator: 'LessThanThreshold',
			TreatMissingData: 'breaching',
		});
	});

	it('an alarm fires when the canary, which runs four times an hour, fails or stops', () => {
		const monitoring = centre.of('monitoring');
		monitoring.hasResourceProperties('AWS::Scheduler::Schedule', { ScheduleExpression: 'rate(15 minutes)' });
		const ofTheCanary = (MetricName: string, more: object) => ({
			MetricName,
			Dimensions: [{ Name: 'FunctionName', Value: { Ref: Match.stringLikeRegexp('^CanaryWalk') } }],
			AlarmDescription: Match.stringLikeRegexp('#the-canary-failed$'),
			...more,
		});
		monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', ofTheCanary('Errors', { Threshold: 0 }));
		const silence = { Period: 3600, ComparisonOperator: 'LessThanThreshold', TreatMissingData: 'breaching' };
		monitoring.hasResourceProperties('AWS::CloudWatch::Alarm', ofTheCanary('Invocations', silence));
	});

	it.each(audiences)('an alarm fires at the first response 5xx of %s', (audience) => {
		const alarm = inTulia('ServerErrors', audience, { Threshold: 0, Period: 300, Statistic: 'Sum' });
		centre.of('api').hasResourceProperties('AWS::CloudWatch::Alarm', alarm);
	});

	it('an alarm fires at the first 5xx of the API, whatever its source', () => {
		centre.of('api').hasResourceProperties('AWS::CloudWatch::Alarm', { MetricName: '5xx', Threshold: 0 });
	});

	it.each([
		['a mail is given up', 'MailGivenUp', 'notifier', 0],
		['SES refuses our mail', 'MailRefused', 'notifier', 0],
		['a reminder has not left by its hour', 'RemindersOverdue', 'notifier', 0],
		['80 % of the quota of mails is used', 'MailQuotaUsed', 'notifier', 79],
		['the quota of mails is nearly spent', 'MailQuotaNear', 'notifier', 0],
		['the quota of mails is spent', 'MailQuotaSpent', 'notifier', 0],
		['80 % of what SMS of a month may cost is spent', 'SmsCeilingUsed', 'notifier', 79],
		['the ceiling of SMS is reached', 'SmsCeilingReached', 'notifier', 0],
		['the account may spend no more on SMS', 'SmsSpendLimit', 'notifier', 0],
		['an SMS is given up', 'SmsGivenUp', 'notifier', 0],
		['an SMS has not left after five tries', 'SmsLate', 'notifier', 0],
		['staff’s own mailbox refuses mail', 'StaffMailCameBack', 'mail-events', 0],
		['visitors are shown saved content', 'SavedContentShown', 'engagement', 9],
		['browsers keep pages from loading something', 'PolicyViolations', 'engagement', 9],
		['the booking form does not fit the contract', 'BookingFormErrors', 'booking', 0],
		['a caller reaches the limit of changes', 'BookingLimitMet', 'booking', 0],
		['a network reaches its limit of unconfirmed visits', 'UnconfirmedVisitsFull', 'booking', 0],
	])('an alarm fires when %s', (_what, name, service, Threshold) => {
		centre.of('monitoring').hasResourceProperties('AWS::CloudWatch::Alarm', inTulia(name, service, { Threshold }));
	});

	it('an alarm fires after three failed attempts to book within three hours', () => {
		centre.of('monitoring').hasResourceProperties('AWS::CloudWatch::Alarm', {
			Threshold: 0,
			Metrics: Match.arrayWith([
				Match.objectLike({ Expression: 'IF(tries >= 3 AND made < 1, tries, 0)' }),
				Match.objectLike({ MetricStat: Match.objectLike({ Period: 10_800 }) }),
			]),
		});
	});

	it('an alarm fires when free times were requested forty times in a day and no booking form was sent', () => {
		centre.of('monitoring').hasResourceProperties('AWS::CloudWatch::Alarm', {
			Threshold: 0,
			TreatMissingData: 'notBreaching',
			AlarmDescription: Match.stringLikeRegexp('#nobody-can-finish-a-booking$'),
			Metrics: Match.arrayWith([
				// Missing data means no attempts; the canary's own requests are subtracted.
				Match.objectLike({ Expression: 'IF(asked - FILL(walks, 0) >= 40 AND FILL(tries, 0) < 1, asked, 0)' }),
				Match.objectLike({
					MetricStat: Match.objectLike({
						Period: 86_400,
						Metric: Match.objectLike({
							MetricName: 'Invocations',
							Dimensions: [{ Name: 'FunctionName', Value: 'tulia-canary' }],
						}),
					}),
				}),
			]),
		});
	});

	it('an alarm fires at 80 % of the concurrent executions, by the limit in the stage', () => {
		const claimed = (Threshold: number) => ({ MetricName: 'ClaimedAccountConcurrency', Threshold });
		centre.of('monitoring').hasResourceProperties('AWS::CloudWatch::Alarm', claimed(7));
		live.of('monitoring').hasResourceProperties('AWS::CloudWatch::Alarm', claimed(799));
	});

	it.each(
		siteModules.flatMap((module) => [[module, 'ClientErrors', 0] as const, [module, 'ModuleLoadFailures', 9] as const]),
	)('an alarm fires for %s, and names it, on %s in browsers', (Value, name, Threshold) => {
		centre.of('monitoring').hasResourceProperties('AWS::CloudWatch::Alarm', {
			...inTulia(name, 'engagement', { Threshold }),
			Dimensions: [
				{ Name: 'module', Value },
				{ Name: 'service', Value: 'engagement' },
			],
			AlarmDescription: Match.stringLikeRegexp(`module "${Value}"`),
		});
	});

	it('an alarm fires for errors of every function and messages in every failure queue', () => {
		const watched = JSON.stringify(centre.all('AWS::CloudWatch::Alarm'));
		for (const [path] of Object.entries(centre.all('AWS::Lambda::Function'))) expect(watched).toContain(idOf(path));
		const failures = Object.entries(centre.all('AWS::SQS::Queue')).filter(
			([, queue]) => !queue.Properties.RedrivePolicy,
		);
		expect(failures).toHaveLength(5);
		for (const [path] of failures) expect(watched).toContain(idOf(path));
	});
});

describe('a service level', () => {
	const windows = () =>
		Object.values(centre.all('AWS::CloudWatch::Alarm')).filter(({ Properties }) =>
			JSON.stringify(Properties.Metrics)?.includes('failed / all'),
		);

	it.each(Object.entries(SERVICE_LEVELS))(
		'the service level %s has alarms over one hour and over six hours',
		(_name, { objective, metricsIn }) => {
			const failed = metricsIn(liveStage).failed(Duration.hours(1)).metricName;
			const ofThis = windows().filter(({ Properties }) => JSON.stringify(Properties.Metrics).includes(`"${failed}"`));
			const periods = ofThis.map(({ Properties }) => [
				(Properties.Metrics as { MetricStat?: { Period: number } }[]).find(({ MetricStat }) => MetricStat)?.MetricStat
					?.Period,
				Properties.Threshold,
			]);
			const [fast, slow] = [thresholdOf(objective, 14.4), thresholdOf(objective, 6)];
			expect(periods).toEqual(
				expect.arrayContaining([
					[3600, fast],
					[300, fast],
					[21_600, slow],
					[1800, slow],
				]),
			);
		},
	);

	it('the alarm of a service level fires when a long window and its short one both burn', () => {
		const rules = Object.values(centre.all('AWS::CloudWatch::CompositeAlarm')).map(({ Properties }) =>
			JSON.stringify(Properties.AlarmRule),
		);
		expect(rules).toHaveLength(3);
		for (const rule of rules) expect(rule).toMatch(/FastLong.* AND .*FastShort.* OR .*SlowLong.* AND .*SlowShort/);
	});
});

const idOf = (path: string): string => path.split('/')[1] ?? path;
