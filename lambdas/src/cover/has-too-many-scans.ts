/** A normal progressive JPEG has about ten scans, each over the whole picture. */
const MAX_SCANS = 64;
const START_OF_SCAN = Buffer.from([0xff, 0xda]);

/** Whether a JPEG would exhaust its decoder: 10,000 empty scans take 150 KB and fifteen seconds. */
export function hasTooManyScans(jpeg: Uint8Array): boolean {
	const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
	let scans = 0;
	for (let at = bytes.indexOf(START_OF_SCAN); at !== -1; at = bytes.indexOf(START_OF_SCAN, at + 2)) scans += 1;
	return scans > MAX_SCANS;
}
