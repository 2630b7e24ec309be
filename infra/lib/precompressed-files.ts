/**
 * Files of a release that are stored both plain and compressed with brotli. The build compresses them
 * (packages/build/precompress-files.mjs), a release without its compressed files is refused, and the edge requests
 * them.
 */
const PRECOMPRESSED = '\\.(?:js|css|svg)$';

export const PRECOMPRESSED_EXTENSION = '.br';

/** Whether a file of a build needs a compressed version beside it. */
export const isPrecompressed = (file: string): boolean => new RegExp(PRECOMPRESSED).test(file);

/** CloudFront function for every request of a release's file. */
export const precompressedFilesCode = `var PRECOMPRESSED = /${PRECOMPRESSED}/;
function handler(event) {
	var request = event.request;
	var accepted = request.headers['accept-encoding'];
	var understands = accepted && /\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))/.test(accepted.value);
	if (understands && PRECOMPRESSED.test(request.uri)) request.uri += '${PRECOMPRESSED_EXTENSION}';
	return request;
}`;
