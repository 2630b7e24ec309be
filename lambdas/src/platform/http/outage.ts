import { isTransactionConflict } from '../table/transaction.ts';

const OUTAGES = new Set([
	'AbortError',
	'DependencyTimeoutException',
	'InternalServerError',
	'KMSInternalException',
	'LimitExceededException',
	'ProvisionedThroughputExceededException',
	'RequestLimitExceeded',
	'ServiceUnavailable',
	'ServiceUnavailableException',
	'SlowDown',
	'ThrottlingException',
	'TimeoutError',
	'TooManyRequestsException',
	'TransactionInProgressException',
]);
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/;

/**
 * Whether an exception is an outage of an AWS service or of the network (throttled, timed out, unreachable, its own
 * 5xx) rather than a bug: the caller gets 503 and may retry, and is never logged out by it (promise W11).
 */
export function isOutage(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (OUTAGES.has(error.name) || isTransactionConflict(error)) return true;
	if ('code' in error && typeof error.code === 'string' && NETWORK.test(error.code)) return true;
	return serviceStatus(error) >= 500;
}

/** The HTTP status of an AWS response; 0 when the error came from elsewhere. */
function serviceStatus(error: Error): number {
	if (!('$metadata' in error) || typeof error.$metadata !== 'object' || !error.$metadata) return 0;
	const status = 'httpStatusCode' in error.$metadata ? error.$metadata.httpStatusCode : undefined;
	return typeof status === 'number' ? status : 0;
}
