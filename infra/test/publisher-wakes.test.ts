import { Match } from 'aws-cdk-lib/assertions';
import { type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
});

test('pages are rendered again for changed or removed public content, and not for visits, drafts and inboxes', () => {
	const [mapping] = Object.values(centre.of('edge').findResources('AWS::Lambda::EventSourceMapping'));
	const wakes = (PK: string) =>
		mapping?.Properties.FilterCriteria.Filters.some(({ Pattern }: { Pattern: string }) =>
			JSON.parse(Pattern).dynamodb.Keys.PK.S.some(({ prefix }: { prefix: string }) => PK.startsWith(prefix)),
		);
	const content = ['BLOG#1', 'CATALOG#SERVICE', 'CATALOG#FAQ', 'CATALOG#TESTI', 'PROFILE#CENTRE', 'CALENDAR#CENTRE'];
	const visits = [
		'BLOGLIKE#1#a',
		'BLOGVIEW#1#2026-11-21#a',
		'BLOGCNT#1',
		'COMMENT#a',
		'RATE#like.sender#a',
		'TESTI#a',
		'DRAFT#1',
		'FAQSUB#a',
		'CONTACT#a',
		'NEWS#a',
		'AUDIT#2026-11-21#0',
		'STAT#ALL',
		'JOB#a',
	];
	expect(content.filter((PK) => !wakes(PK))).toEqual([]);
	expect(visits.filter(wakes)).toEqual([]);
	for (const { Pattern } of mapping?.Properties.FilterCriteria.Filters ?? [])
		expect(JSON.parse(Pattern).eventName).toEqual(['INSERT', 'MODIFY', 'REMOVE']);
});

test('a change that fails is retried with bisection, and then put in a queue with an alarm', () => {
	const edge = centre.of('edge');
	edge.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
		BisectBatchOnFunctionError: true,
		MaximumRetryAttempts: 5,
		MaximumRecordAgeInSeconds: 3600,
		DestinationConfig: {
			OnFailure: { Destination: { 'Fn::GetAtt': [Match.stringLikeRegexp('^PageFailures'), 'Arn'] } },
		},
	});
});

test("the publisher's sweep runs each minute, in a role that may only invoke it", () => {
	const edge = centre.of('edge');
	edge.hasResourceProperties('AWS::Scheduler::Schedule', {
		ScheduleExpression: 'rate(1 minute)',
		Target: {
			Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^Publisher'), 'Arn'] },
			Input: '{"kind":"sweep"}',
		},
	});
	const role = Object.entries(edge.findResources('AWS::IAM::Role')).find(([id]) => id.startsWith('PageSweepRole'));
	expect(role?.[1].Properties.Policies).toEqual([
		expect.objectContaining({
			PolicyDocument: expect.objectContaining({
				Statement: [expect.objectContaining({ Action: 'lambda:InvokeFunction', Effect: 'Allow' })],
			}),
		}),
	]);
});

test.each([
	['a page could not be rendered', { MetricName: 'Errors', Threshold: 0 }],
	['a change of staff is not on the pages within a minute', { MetricName: 'IteratorAge', Threshold: 60_000 }],
	['the sweep has stopped', { MetricName: 'Invocations', TreatMissingData: 'breaching' }],
])('an alarm states the effect on visitors when %s', (_when, properties) => {
	const alarms = Object.values(centre.of('edge').findResources('AWS::CloudWatch::Alarm')).filter(
		({ Properties }) =>
			JSON.stringify(Properties.Dimensions ?? []).includes('"Publisher') &&
			Object.entries(properties).every(([name, value]) => Properties[name] === value),
	);
	expect(alarms).toHaveLength(1);
	expect(alarms[0]?.Properties.AlarmDescription).toMatch(/pages|visitors/i);
	expect(alarms[0]?.Properties.AlarmActions).toHaveLength(1);
});
