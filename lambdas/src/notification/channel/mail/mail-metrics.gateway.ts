import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../../../platform/metrics.ts';
import type { MailMetrics } from './mail-metrics.ts';

export function cloudWatchMailMetrics(): MailMetrics {
	const metrics = metricsOf('notifier');
	const count = (name: string): void => {
		metrics.singleMetric().addMetric(name, MetricUnit.Count, 1);
	};
	return {
		mailRefused: () => count('MailRefused'),
		reminder(isLate) {
			metrics.addMetric('Reminders', MetricUnit.Count, 1);
			metrics.addMetric('RemindersLate', MetricUnit.Count, isLate ? 1 : 0);
			metrics.publishStoredMetrics();
		},
		reminderOverdue: () => count('RemindersOverdue'),
		quotaUsed: (share) => {
			metrics.singleMetric().addMetric('MailQuotaUsed', MetricUnit.Percent, Math.round(share * 100));
		},
	};
}
