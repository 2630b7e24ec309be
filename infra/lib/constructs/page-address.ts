import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * Runs at the edge, in CloudFront's own JavaScript. A path without a file extension is a page: `/` is rendered ahead of
 * time, every other one starts from the skeleton and is routed in the browser. Files pass unchanged.
 */
const pageAddress = `function handler(event) {
	var request = event.request;
	var last = request.uri.split('/').pop();
	if (request.uri === '/') request.uri = '/index.html';
	else if (last.indexOf('.') === -1) request.uri = '/app.html';
	return request;
}`;

/**
 * Maps addresses of pages to files. For the bucket's behaviour only: the API's answers must stay what they are, which
 * is why there are no custom error responses either (those are per distribution and would turn a 404 into a page).
 */
export const pageAddressFunction = (scope: Construct): CloudFrontFunction =>
	new CloudFrontFunction(scope, 'PageAddress', {
		code: FunctionCode.fromInline(pageAddress),
		runtime: FunctionRuntime.JS_2_0,
		comment: 'Addresses of pages to files of the site bucket',
	});
