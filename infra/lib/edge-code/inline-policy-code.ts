/**
 * What a page carries inline, as metadata of its object: digests as the content security policy writes them, `sha256-…`, one
 * space between two. The publisher writes them (lambdas/src/publisher/site.gateway.ts).
 */
const INLINE_STYLES = 'inline-styles';
const INLINE_SCRIPTS = 'inline-scripts';

/**
 * Runs at the edge, in CloudFront's own JavaScript, for every page on its way to a browser: adds to the content security policy,
 * which CloudFront has set before, the digests of what this page carries inline (decision 051). Nothing but a digest is added.
 *
 * An answer 304 says nothing of the policy: browsers overwrite what they kept by what it says, and the page they kept has digests
 * of its own.
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
