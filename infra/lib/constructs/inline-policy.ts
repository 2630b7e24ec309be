import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { inlinePolicyCode } from '../edge-code/inline-policy-code.ts';

/** Adds the digests of a page's own inline parts to its content security policy. */
export const inlinePolicyFunction = (scope: Construct): CloudFrontFunction =>
	new CloudFrontFunction(scope, 'InlinePolicy', {
		code: FunctionCode.fromInline(inlinePolicyCode),
		runtime: FunctionRuntime.JS_2_0,
		comment: 'Digests of what a page carries inline, in its content security policy',
	});
