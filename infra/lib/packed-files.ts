/**
 * Files of a release that lie in the bucket twice: as they are, and as they travel to browsers that understand brotli. The build
 * packs them (packages/build/pack-files.mjs), a release without its packed files is refused, and the edge asks for them.
 */
const PACKED = '\\.(?:js|css|svg)$';

export const PACKED_ENDING = '.br';

/** Whether a file of a build must have its packed twin beside it. */
export const isPacked = (file: string): boolean => new RegExp(PACKED).test(file);

/** Runs at the edge, in CloudFront's own JavaScript, for every request of a release's file. */
export const packedFilesCode = `var PACKED = /${PACKED}/;
function handler(event) {
	var request = event.request;
	var accepted = request.headers['accept-encoding'];
	var understands = accepted && /\\bbr\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))/.test(accepted.value);
	if (understands && PACKED.test(request.uri)) request.uri += '${PACKED_ENDING}';
	return request;
}`;
