/** Decodes a body in `aws-chunked` encoding (`<hex size>[;signature]\r\n<bytes>\r\n … 0\r\n<trailers>`). */
export function decodeAwsChunked(body: Buffer): Buffer {
	const parts: Buffer[] = [];
	let at = 0;
	for (;;) {
		const lineEnd = body.indexOf('\r\n', at);
		const size = Number.parseInt(body.subarray(at, lineEnd).toString().split(';')[0] ?? '', 16);
		if (lineEnd === -1 || Number.isNaN(size)) throw new Error('The body is not aws-chunked.');
		if (size === 0) return Buffer.concat(parts);
		parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size));
		at = lineEnd + 2 + size + 2;
	}
}
