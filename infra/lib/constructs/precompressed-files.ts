import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { precompressedFilesCode } from '../precompressed-files.ts';

/** Answers for a file of a release with its precompressed version, where the browser understands it. */
export const precompressedFilesFunction = (scope: Construct): CloudFrontFunction =>
	new CloudFrontFunction(scope, 'PrecompressedFiles', {
		code: FunctionCode.fromInline(precompressedFilesCode),
		runtime: FunctionRuntime.JS_2_0,
		comment: 'Files of releases as the build compressed them',
	});
