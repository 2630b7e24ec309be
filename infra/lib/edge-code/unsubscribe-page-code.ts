import type { appAddresses } from '@tulia/contracts/site-addresses';

/** The page with the button; a type error if that address is removed. */
const PAGE = '/newsletter/unsubscribe' satisfies (typeof appAddresses)[number];

/**
 * CloudFront function for the address in `List-Unsubscribe`. Mail programs POST there (RFC 8058), but older ones and
 * scanners open it like any link: a GET changes nothing and redirects to the page with the button.
 */
export const unsubscribePageCode = `function handler(event) {
	var request = event.request;
	if (request.method !== 'GET' && request.method !== 'HEAD') return request;
	var token = request.querystring.token ? request.querystring.token.value : '';
	var query = /^[A-Za-z0-9_.-]{1,200}$/.test(token) ? '?token=' + token : '';
	return {
		statusCode: 302,
		statusDescription: 'Found',
		headers: { location: { value: '${PAGE}' + query }, 'cache-control': { value: 'no-store' } },
	};
}`;
