import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { pageAddressCode } from '../edge-code/page-address-code.ts';

/**
 * Maps addresses of pages to files, for the bucket's behaviours only: the API's responses must not change. Custom error
 * responses would apply to the whole distribution and turn the API's 404 into a page.
 */
export const pageAddressFunction = (scope: Construct): CloudFrontFunction =>
	new CloudFrontFunction(scope, 'PageAddress', {
		code: FunctionCode.fromInline(pageAddressCode),
		runtime: FunctionRuntime.JS_2_0,
		comment: 'Addresses of pages to files of the site bucket',
	});
