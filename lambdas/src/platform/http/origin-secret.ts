import { timingSafeEqual } from 'node:crypto';

/** Whether a request came through CloudFront, which adds the secret: nobody can go around it. */
export function hasOriginSecret(
	{ headers }: { readonly headers: Readonly<Record<string, string | undefined>> },
	originSecret: string,
): boolean {
	const given = Buffer.from(headers['x-origin-secret'] ?? '');
	const expected = Buffer.from(originSecret);
	return given.length === expected.length && timingSafeEqual(given, expected);
}
