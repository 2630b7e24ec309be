import { BootstraplessSynthesizer, type Stack } from 'aws-cdk-lib';
import { Match } from 'aws-cdk-lib/assertions';
import { centreApp } from '../lib/app.ts';
import { obstaclesOf, topicsOf } from './alarm-delivery.ts';
import { liveStage } from './live-stage.ts';
import { type Templates, templates } from './templates.ts';

let centre: Templates;
let live: Templates;
beforeAll(() => {
	centre = templates();
	live = templates(liveStage);
});

describe('the money for SMS', () => {
	it('rings once when 80 % of the month is spent, by mail to whoever hears the alarms, and again in another month', () => {
		const [path, alarm] =
			Object.entries(live.all('AWS::CloudWatch::Alarm')).find(
				([, { Properties }]) => Properties.MetricName === 'SmsCeilingUsed',
			) ?? [];
		expect(alarm?.Properties).toMatchObject({
			Statistic: 'Maximum',
			Threshold: 79,
			ComparisonOperator: 'GreaterThanThreshold',
			TreatMissingData: 'ignore',
		});
		if (!path || !alarm) throw new Error('There is no such alarm.');
		expect(topicsOf(live, path, alarm)).toHaveLength(1);
		expect(obstaclesOf(live, path, alarm)).toEqual([]);
		const [topic] = topicsOf(live, path, alarm);
		const heardBy = Object.values(live.all('AWS::SNS::Subscription'))
			.filter(({ Properties }) => JSON.stringify(Properties.TopicArn).includes(topic?.split('/')[1] ?? 'none'))
			.map(({ Properties }) => Properties.Endpoint);
		expect(heardBy).toEqual(liveStage.alarmEmails);
	});
});

describe('the budget of a stage', () => {
	it('mails whoever hears the alarms before it is spent', () => {
		live.of('budget').hasResourceProperties('AWS::Budgets::Budget', {
			Budget: {
				BudgetLimit: { Amount: 80, Unit: 'USD' },
				BudgetType: 'COST',
				TimeUnit: 'MONTHLY',
				BudgetName: 'tulia-live-monthly',
			},
			NotificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((NotificationType) =>
				Match.objectLike({
					Notification: Match.objectLike({ NotificationType }),
					Subscribers: liveStage.alarmEmails.map((Address) => ({ Address, SubscriptionType: 'EMAIL' })),
				}),
			),
		});
	});

	it('stands in a region where CloudFormation knows budgets, and needs no bootstrap there', () => {
		const budget = centreApp({ stage: liveStage }).node.findChild('live-budget') as Stack;
		expect(budget.region).toBe('us-east-1');
		expect(budget.synthesizer).toBeInstanceOf(BootstraplessSynthesizer);
	});

	it('has nobody to mail on the local stage, so there is none', () => {
		expect(centre.all('AWS::Budgets::Budget')).toEqual({});
	});
});
