import { isLasting, outcomeOf, QUOTA_SPENT } from './send-outcome.ts';

const anError = (name: string, more: object = {}) => Object.assign(new Error('no'), { name, ...more });
const answered = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });

test.each([
	['a throttle', anError('Throttling', answered(400))],
	['a rejection', anError('MessageRejected', answered(400))],
	['missing permission', anError('AccessDenied', answered(403))],
	['a refused connection', anError('Error', { code: 'ECONNREFUSED', $metadata: {} })],
	['an unknown host', anError('Error', { code: 'ENOTFOUND', $metadata: {} })],
	['missing credentials', anError('CredentialsProviderError')],
])('after %s, a mail counts as refused', (_what, error) => {
	expect(outcomeOf(error).kind).toBe('refused');
});

test.each([
	['Daily message quota exceeded.', 'DailyQuotaExceeded'],
	['Maximum sending rate exceeded.', 'Throttling'],
])('a throttled send with the message %s is refused as %s', (message, reason) => {
	const error = Object.assign(anError('Throttling', answered(400)), { message });
	expect(outcomeOf(error)).toEqual({ kind: 'refused', reason });
});

test.each([
	['a time-out', anError('TimeoutError', { $metadata: {} })],
	['an aborted call', anError('AbortError', { $metadata: {} })],
	['a broken connection', anError('Error', { code: 'ECONNRESET', $metadata: {} })],
	['an error of the service', anError('InternalFailure', answered(500))],
	['an overloaded service', anError('ServiceUnavailable', answered(503))],
	['a response that cannot be parsed', anError('SyntaxError', answered(200))],
	['something that is no error', 'odd'],
])('after %s, the outcome of a mail is unknown', (_what, error) => {
	expect(outcomeOf(error).kind).toBe('unknown');
});

test.each([
	['MessageRejected', true],
	['MailFromDomainNotVerifiedException', true],
	['AccountSendingPausedException', true],
	['AccessDenied', true],
	['Throttling', false],
	[QUOTA_SPENT, false],
	['ECONNREFUSED', false],
])('a refusal with %s raises the alarm of lasting refusals: %s', (reason, lasting) => {
	expect(isLasting(reason)).toBe(lasting);
});
