/**
 * Timeout and retry policy of every AWS client on a request path: a call times out after 3 s and is tried at most three
 * times, so that the caller gets a 503 within the function's 10 s. Without `throwOnRequestTimeout` the SDK only logs a
 * warning and keeps waiting; without `maxAttempts` the DynamoDB client tries four times.
 */
export const awsClientDefaults = {
	maxAttempts: 3,
	requestHandler: { connectionTimeout: 1000, requestTimeout: 3000, throwOnRequestTimeout: true },
} as const;
