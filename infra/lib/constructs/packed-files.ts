import { Function as CloudFrontFunction, FunctionCode, FunctionRuntime } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { packedFilesCode } from '../packed-files.ts';

/** Answers for a file of a release with its packed twin, where the browser understands it. */
export const packedFilesFunction = (scope: Construct): CloudFrontFunction =>
	new CloudFrontFunction(scope, 'PackedFiles', {
		code: FunctionCode.fromInline(packedFilesCode),
		runtime: FunctionRuntime.JS_2_0,
		comment: 'Files of releases as the build packed them',
	});
