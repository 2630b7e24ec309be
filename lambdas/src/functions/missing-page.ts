import type { APIGatewayProxyStructuredResultV2 as Answer, APIGatewayProxyEventV2 } from 'aws-lambda';
import { problem } from '../platform/answer.ts';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { hasOriginSecret } from '../platform/origin-secret.ts';
import { answerMissingPage } from '../publisher/missing-page.usecase.ts';
import { outOfOrderPage } from '../publisher/out-of-order-page.ts';
import { siteFromEnvironment } from '../publisher/site.gateway.ts';
import { centreProfile } from '../seed/data/centre-profile.ts';

const originSecret = requireEnv('ORIGIN_SECRET');
const answer = answerMissingPage({
	site: siteFromEnvironment(requireEnv('SITE_BUCKET')),
	outOfOrder: outOfOrderPage(centreProfile),
	now: clock,
});

/**
 * Where CloudFront turns when the bucket has no file for a page. It adds the security headers itself, to this answer as to
 * every other.
 */
export async function handler(event: APIGatewayProxyEventV2): Promise<Answer> {
	if (!hasOriginSecret(event, originSecret)) return problem('forbidden', event.requestContext.requestId);
	const { status, html } = await answer(event.rawPath.slice(1));
	return {
		statusCode: status,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-cache',
			// What a robot was told is not here, it should forget; the document says so, too, to those who read no header.
			...(status === 404 ? { 'x-robots-tag': 'noindex' } : {}),
			...(status === 503 ? { 'retry-after': '5' } : {}),
		},
		body: html,
	};
}
