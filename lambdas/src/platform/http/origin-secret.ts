import { timingSafeEqual } from 'node:crypto';
import { requireEnv } from '../config.ts';

/** What `x-origin-secret` may be. There are two values only while they are exchanged (docs/operations.md). */
export type OriginSecrets = readonly [string, ...string[]];

/** Those of the environment: CloudFront sends ORIGIN_SECRET; OTHER_ORIGIN_SECRETS, with commas between, count as well. */
export const originSecretsFromEnvironment = (): OriginSecrets => [
	requireEnv('ORIGIN_SECRET'),
	...(process.env.OTHER_ORIGIN_SECRETS ?? '').split(',').filter((secret) => secret !== ''),
];

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
