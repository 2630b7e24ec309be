import { timingSafeEqual } from 'node:crypto';
import { requireEnv } from '../config.ts';

/** The accepted values of `x-origin-secret`. There are two only during a rotation (docs/operations.md). */
export type OriginSecrets = readonly [string, ...string[]];

/** CloudFront sends ORIGIN_SECRET; OTHER_ORIGIN_SECRETS (comma-separated) are accepted too. Empty without visitors. */
export const knownOriginSecrets = (): readonly string[] =>
	[process.env.ORIGIN_SECRET ?? '', ...(process.env.OTHER_ORIGIN_SECRETS ?? '').split(',')].filter(
		(secret) => secret !== '',
	);

/** The origin secrets of a function that serves visitors; throws when there is none. */
export function originSecretsFromEnvironment(): OriginSecrets {
	const sent = requireEnv('ORIGIN_SECRET');
	return [sent, ...knownOriginSecrets().slice(1)];
}

/** Whether a request came through CloudFront, which adds the secret. */
export function hasOriginSecret(
	{ headers }: { readonly headers: Readonly<Record<string, string | undefined>> },
	originSecrets: OriginSecrets,
): boolean {
	const given = Buffer.from(headers['x-origin-secret'] ?? '');
	return originSecrets
		.map((secret) => Buffer.from(secret))
		.some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
}
