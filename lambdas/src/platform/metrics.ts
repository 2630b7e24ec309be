import { Metrics } from '@aws-lambda-powertools/metrics';

/**
 * Metrics of one function, in lines that CloudWatch reads from its log. `service` is the dimension that alarms name; the namespace is
 * the stage's, because several stages may share an account.
 */
export const metricsOf = (service: string): Metrics =>
	new Metrics({ namespace: process.env.METRICS_NAMESPACE ?? 'Tulia', serviceName: service });
