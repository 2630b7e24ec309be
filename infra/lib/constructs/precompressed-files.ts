import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { precompressedFilesCode } from '../precompressed-files.ts';

/** Serves the precompressed version of a release's file to browsers that accept it. */
export const precompressedFilesFunction = (scope: Construct): CloudFrontFunction =>
	new CloudFrontFunction(scope, 'PrecompressedFiles', {
		code: FunctionCode.fromInline(precompressedFilesCode),
		runtime: FunctionRuntime.JS_2_0,
		comment: 'Files of releases as the build compressed them',
	});
