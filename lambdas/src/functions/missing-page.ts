import { crisisLines } from '@tulia/centre/crisis-lines';
import type { APIGatewayProxyStructuredResultV2 as Answer, APIGatewayProxyEventV2 } from 'aws-lambda';
import { clock } from '../platform/clock.ts';
import { requireEnv } from '../platform/config.ts';
import { hasOriginSecret, originSecretsFromEnvironment } from '../platform/http/origin-secret.ts';
import { problem } from '../platform/http/response.ts';
import { inlineHeaders } from '../publisher/inline-metadata.ts';
import { answerMissingPage } from '../publisher/missing-page.usecase.ts';
import { outagePage } from '../publisher/outage-page.ts';
import { siteFromEnvironment } from '../publisher/site.gateway.ts';

const originSecrets = originSecretsFromEnvironment();
const answer = answerMissingPage({
	site: siteFromEnvironment(requireEnv('SITE_BUCKET')),
	outageHtml: outagePage(crisisLines),
	now: clock,
});

/** Fallback of CloudFront when the bucket has no file for a page. CloudFront adds the security headers. */
export async function handler(event: APIGatewayProxyEventV2): Promise<Answer> {
	if (!hasOriginSecret(event, originSecrets)) return problem('forbidden', event.requestContext.requestId);
	const { status, html, inline } = await answer(event.rawPath.slice(1));
	return {
		statusCode: status,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-cache',
			...inlineHeaders(inline),
			// Keeps the page out of search engines; the document has a robots tag as well.
			...(status === 404 ? { 'x-robots-tag': 'noindex' } : {}),
			...(status === 503 ? { 'retry-after': '5' } : {}),
		},
		body: html,
	};
}
