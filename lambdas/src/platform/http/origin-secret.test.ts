import { anEvent } from '../../../test-support/platform/an-event.ts';
import { hasOriginSecret, originSecretsFromEnvironment } from './origin-secret.ts';

const { ORIGIN_SECRET, OTHER_ORIGIN_SECRETS } = process.env;
afterEach(() => {
	Object.assign(process.env, { ORIGIN_SECRET, OTHER_ORIGIN_SECRETS });
	if (ORIGIN_SECRET === undefined) delete process.env.ORIGIN_SECRET;
	if (OTHER_ORIGIN_SECRETS === undefined) delete process.env.OTHER_ORIGIN_SECRETS;
});

test.each([
	['the one that CloudFront sends', 'sent', true],
	['the former or the next one', 'other', true],
	['an expired one', 'before', false],
	['both at once', 'sent,other', false],
	['none', '', false],
])('while two origin secrets are in use, a request with %s (%j) is accepted: %s', (_which, secret, expected) => {
	Object.assign(process.env, { ORIGIN_SECRET: 'sent', OTHER_ORIGIN_SECRETS: 'other' });
	const event = anEvent({ headers: { 'x-origin-secret': secret } });
	expect(hasOriginSecret(event, originSecretsFromEnvironment())).toBe(expected);
});

test('outside a rotation one origin secret is accepted, and an empty header never is', () => {
	process.env.ORIGIN_SECRET = 'sent';
	delete process.env.OTHER_ORIGIN_SECRETS;
	expect(originSecretsFromEnvironment()).toEqual(['sent']);
	expect(hasOriginSecret({ headers: {} }, originSecretsFromEnvironment())).toBe(false);
});
