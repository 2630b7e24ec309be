import { type Templates, templates } from './templates.ts';

let centre: Templates;
beforeAll(() => {
	centre = templates();
}, 60_000);

describe('an alarm', () => {
	it('says whom it hurts and reaches somebody', () => {
		const alarms = Object.values(centre.all('AWS::CloudWatch::Alarm'));
		expect(alarms.length).toBeGreaterThanOrEqual(12);
		for (const { Properties } of alarms) {
			expect(Properties.AlarmDescription).toMatch(/client|staff|visitor|people|page/i);
			expect(Properties.AlarmActions).toHaveLength(1);
		}
	});

	it('rings when the minute sweep falls silent', () => {
		centre.of('notifications').hasResourceProperties('AWS::CloudWatch::Alarm', {
			MetricName: 'NumberOfMessagesSent',
			ComparisonOperator: 'LessThanThreshold',
			TreatMissingData: 'breaching',
		});
	});

	it.each([
		['a mail is given up', 'MailGivenUp', 'notifier'],
		['the quota of mails is nearly spent', 'MailQuotaNear', 'notifier'],
		['the quota of mails is spent', 'MailQuotaSpent', 'notifier'],
		['staff’s own mailbox refuses mail', 'StaffMailCameBack', 'mail-events'],
	])('rings when %s', (_what, MetricName, Value) => {
		centre.of('notifications').hasResourceProperties('AWS::CloudWatch::Alarm', {
			Namespace: 'Tulia',
			MetricName,
			Dimensions: [{ Name: 'service', Value }],
			Threshold: 0,
		});
	});

	it('rings when visitors are shown saved content', () => {
		centre.of('api').hasResourceProperties('AWS::CloudWatch::Alarm', {
			Namespace: 'Tulia',
			MetricName: 'SavedContentShown',
			Dimensions: [{ Name: 'service', Value: 'engagement' }],
			ComparisonOperator: 'GreaterThanThreshold',
		});
	});

	it.each(['BookingLimitMet', 'UnconfirmedVisitsFull'])('rings when no person would do it: %s', (MetricName) => {
		centre.of('api').hasResourceProperties('AWS::CloudWatch::Alarm', {
			Namespace: 'Tulia',
			MetricName,
			Dimensions: [{ Name: 'service', Value: 'booking' }],
			Threshold: 0,
		});
	});

	it('watches every function and every queue of failures', () => {
		const watched = JSON.stringify(centre.all('AWS::CloudWatch::Alarm'));
		for (const [path] of Object.entries(centre.all('AWS::Lambda::Function'))) expect(watched).toContain(idOf(path));
		const failures = Object.entries(centre.all('AWS::SQS::Queue')).filter(
			([, queue]) => !queue.Properties.RedrivePolicy,
		);
		expect(failures).toHaveLength(4);
		for (const [path] of failures) expect(watched).toContain(idOf(path));
	});
});

const idOf = (path: string): string => path.split('/')[1] ?? path;
