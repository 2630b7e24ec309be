/**
 * The inline parts of a page, as metadata of its object: digests in the notation of the content security policy,
 * `sha256-…`, separated by one space. Written by the publisher (lambdas/src/publisher/site.gateway.ts).
 */
const INLINE_STYLES = 'inline-styles';
const INLINE_SCRIPTS = 'inline-scripts';

/**
 * CloudFront function for every page response: adds the digests of the page's inline parts to the content security
 * policy (decision 051). Values that are not digests are ignored.
 *
 * It removes the policy from a 304, because browsers overwrite stored headers with those of a 304, and the cached page
 * has digests of its own.
 */
export const inlinePolicyCode = `var POLICY = 'content-security-policy';
var METADATA = 'x-amz-meta-';
var DIGEST = /^sha256-[A-Za-z0-9+\\/]{43}=$/;
function allow(policy, directive, given) {
	var digests = (given ? given.value.split(' ') : []).filter(function (one) {
		return DIGEST.test(one);
	});
	if (digests.length === 0) return policy;
	return policy.replace(directive + ' ', directive + " '" + digests.join("' '") + "' ");
}
function handler(event) {
	var response = event.response;
	var headers = response.headers;
	var styles = headers[METADATA + '${INLINE_STYLES}'];
	var scripts = headers[METADATA + '${INLINE_SCRIPTS}'];
	Object.keys(headers).forEach(function (name) {
		if (name.indexOf(METADATA) === 0) delete headers[name];
	});
	if (response.statusCode === 304) delete headers[POLICY];
	else if (headers[POLICY])
		headers[POLICY].value = allow(allow(headers[POLICY].value, 'style-src', styles), 'script-src', scripts);
	return response;
}`;
