import { fixedUsage, functionNames, memoryOf } from './fixed-resources.ts';

const alarm = (Properties: Readonly<Record<string, unknown>>) => ({ Type: 'AWS::CloudWatch::Alarm', Properties });
const own = (MetricName: string) => ({
	Dimensions: [{ Name: 'service', Value: 'booking' }],
	MetricName,
	Namespace: 'Tulia/live',
});

test('a formula of two metrics is billed as two metrics, and a single metric is billed as one', () => {
	const formula = [
		{ Expression: 'm1/m2', Id: 'e' },
		{ Id: 'm1', MetricStat: {} },
		{ Id: 'm2', MetricStat: {} },
	];
	const Resources = { One: alarm({ MetricName: 'Errors' }), Two: alarm({ Metrics: formula }) };
	expect(fixedUsage([{ Resources }]).alarmMetricMonths).toBe(3);
});

test('a custom metric counts once, whether alarms or the dashboard use it', () => {
	const body = {
		'Fn::Join': [
			'',
			['{"metrics":[["Tulia/live","Answers","service","booking"],["Tulia/live","Reminders","service","notifier"]]}'],
		],
	};
	const Resources = {
		One: alarm(own('Answers')),
		Two: alarm(own('Answers')),
		Board: { Type: 'AWS::CloudWatch::Dashboard', Properties: { DashboardBody: body } },
	};
	expect(fixedUsage([{ Resources }])).toMatchObject({ metricMonths: 2, dashboardMonths: 1 });
});

test('a custom metric counts once for each module in its dimensions', () => {
	const of = (module: string) => ({
		...own('ClientErrors'),
		Dimensions: [
			{ Name: 'service', Value: 'engagement' },
			{ Name: 'module', Value: module },
		],
	});
	const shown = '[["Tulia/live","ClientErrors","module","admin","service","engagement"]]';
	const Resources = {
		One: alarm(of('booking')),
		Two: alarm({ Metrics: [{ Id: 'm1', MetricStat: { Metric: of('admin') } }] }),
		Other: alarm({ ...own('Errors'), Namespace: 'AWS/Lambda' }),
		Board: { Type: 'AWS::CloudWatch::Dashboard', Properties: { DashboardBody: shown } },
	};
	expect(fixedUsage([{ Resources }]).metricMonths).toBe(2);
});

test('keys and secrets are counted over all stacks', () => {
	const Resources = { Key: { Type: 'AWS::KMS::Key' } };
	expect(fixedUsage([{ Resources }, { Resources }, {}])).toMatchObject({ keyMonths: 2, secretMonths: 0 });
});

const functionOf = (name: string) => [
	`${name}Function1A2B`,
	{ Type: 'AWS::Lambda::Function', Properties: { FunctionName: `tulia-${name}`, MemorySize: 512 } },
];

test('memory is reported in gigabytes, and a missing function is named', () => {
	const Resources = Object.fromEntries(functionNames.map(functionOf));
	expect(memoryOf([{ Resources }])['mail-events']).toBe(0.5);
	const { bookingFunction1A2B: _gone, ...others } = Resources;
	expect(() => memoryOf([{ Resources: others }])).toThrow('The templates have no function booking.');
});

test('a function without a cost computation is named', () => {
	const Resources = Object.fromEntries([...functionNames, 'resizer'].map(functionOf));
	expect(() => memoryOf([{ Resources }])).toThrow('The templates have a function resizer, whose cost is not computed.');
});
