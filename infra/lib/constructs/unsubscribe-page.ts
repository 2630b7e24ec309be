import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { unsubscribePageCode } from '../edge-code/unsubscribe-page-code.ts';

/** Redirects a browser that opens the address of one-click unsubscribing to the page with the button. */
export const unsubscribePageFunction = (scope: Construct): CloudFrontFunction =>
	new CloudFrontFunction(scope, 'UnsubscribePage', {
		code: FunctionCode.fromInline(unsubscribePageCode),
		runtime: FunctionRuntime.JS_2_0,
		comment: 'GET of the one-click unsubscribe address to the page with the button',
	});
