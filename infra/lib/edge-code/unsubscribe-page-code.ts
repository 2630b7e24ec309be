import type { appAddresses } from '@tulia/contracts/site-addresses';

/** The page with the button. Named here so that it cannot go without this noticing. */
const PAGE = '/newsletter/unsubscribe' satisfies (typeof appAddresses)[number];

/**
 * Runs at the edge for the address in `List-Unsubscribe`. Mail programs post there (RFC 8058), but those that do not know
 * one click open it like any link, and so may a scanner: a GET changes nothing and leads to the page that has a button.
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
