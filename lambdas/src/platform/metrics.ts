import { Metrics } from '@aws-lambda-powertools/metrics';

/**
 * Metrics of one function, as log lines that CloudWatch parses. `service` is the dimension of the alarms; the namespace
 * is the stage's, because several stages may share an account.
 */
export const metricsOf = (service: string): Metrics =>
	new Metrics({ namespace: process.env.METRICS_NAMESPACE ?? 'Tulia', serviceName: service });
