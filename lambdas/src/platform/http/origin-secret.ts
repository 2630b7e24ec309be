import { timingSafeEqual } from 'node:crypto';
import { requireEnv } from '../config.ts';

/** What `x-origin-secret` may be. There are two values only while they are exchanged (docs/operations.md). */
export type OriginSecrets = readonly [string, ...string[]];

/** CloudFront sends ORIGIN_SECRET; OTHER_ORIGIN_SECRETS, with commas between, count as well. None where no visitor is answered. */
export const knownOriginSecrets = (): readonly string[] =>
	[process.env.ORIGIN_SECRET ?? '', ...(process.env.OTHER_ORIGIN_SECRETS ?? '').split(',')].filter(
		(secret) => secret !== '',
	);

/** Those of a function that answers visitors, which cannot work without. */
export function originSecretsFromEnvironment(): OriginSecrets {
	const sent = requireEnv('ORIGIN_SECRET');
	return [sent, ...knownOriginSecrets().slice(1)];
}

/** Whether a request came through CloudFront, which adds the secret: nobody can go around it. */
export function hasOriginSecret(
	{ headers }: { readonly headers: Readonly<Record<string, string | undefined>> },
	originSecrets: OriginSecrets,
): boolean {
	const given = Buffer.from(headers['x-origin-secret'] ?? '');
	return originSecrets
		.map((secret) => Buffer.from(secret))
		.some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
}
