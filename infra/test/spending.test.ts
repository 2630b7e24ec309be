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
	it('the SMS spending alarm fires once a month at 80 %, by mail to the alarm recipients', () => {
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
		const subscribers = Object.values(live.all('AWS::SNS::Subscription'))
			.filter(({ Properties }) => JSON.stringify(Properties.TopicArn).includes(topic?.split('/')[1] ?? 'none'))
			.map(({ Properties }) => Properties.Endpoint);
		expect(subscribers).toEqual(liveStage.alarmEmails);
	});
});

describe('the budget of a stage', () => {
	it('the budget of a stage mails the alarm recipients before it is spent', () => {
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

	it('the budget of a stage is in a region where CloudFormation supports budgets, without a bootstrap', () => {
		const budget = centreApp({ stage: liveStage }).node.findChild('live-budget') as Stack;
		expect(budget.region).toBe('us-east-1');
		expect(budget.synthesizer).toBeInstanceOf(BootstraplessSynthesizer);
	});

	it('the local stage has no alarm recipients and no budget', () => {
		expect(centre.all('AWS::Budgets::Budget')).toEqual({});
	});
});
