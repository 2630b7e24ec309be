const COORDINATE_BYTES = 32;

/**
 * Converts a KMS signature (DER: SEQUENCE of two INTEGERs without leading zeros, and with one when the first bit is
 * set) to JWS format (r ‖ s, 64 bytes).
 */
export function joseSignatureOf(der: Uint8Array): Uint8Array {
	if (der[0] !== 0x30 || der[1] !== der.length - 2) throw new Error('KMS answered a signature that is not DER.');
	const signature = new Uint8Array(2 * COORDINATE_BYTES);
	let at = 2;
	for (const end of [COORDINATE_BYTES, 2 * COORDINATE_BYTES]) {
		const length = der[at + 1] ?? 0;
		const integer = withoutSignByte(der.subarray(at + 2, at + 2 + length));
		signature.set(integer, end - integer.length);
		at += 2 + length;
	}
	return signature;
}

const withoutSignByte = (integer: Uint8Array): Uint8Array =>
	integer.length > COORDINATE_BYTES ? integer.subarray(integer.length - COORDINATE_BYTES) : integer;
