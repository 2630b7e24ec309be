import readJpeg from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import readJpegWasm from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm' with { type: 'bytes' };
import readWebp from '@jsquash/webp/codec/dec/webp_dec.js';
import readWebpWasm from '@jsquash/webp/codec/dec/webp_dec.wasm' with { type: 'bytes' };
import writeWebp from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import writeWebpWasm from '@jsquash/webp/codec/enc/webp_enc_simd.wasm' with { type: 'bytes' };
import { defaultOptions } from '@jsquash/webp/meta.js';
import type { TakenKind } from './cover.ts';

/** The quality that the staff's browser uses, too. */
const QUALITY = 85;
/** The largest picture needs 110 MB (random pixels, encoded as WebP); the function has much more than this limit. */
const MAX_MEMORY_BYTES = 160 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;

const compiled = {
	readJpeg: new WebAssembly.Module(readJpegWasm),
	readWebp: new WebAssembly.Module(readWebpWasm),
	writeWebp: new WebAssembly.Module(writeWebpWasm),
};

/**
 * Instantiates a codec for each picture, because a failed codec does not free its memory. The memory is limited, because
 * a header may state a wrong size, which the check before decoding trusts. The first warning of the decoder is an
 * error, because it fills the missing part of a truncated JPEG with grey.
 */
const startWith = (codec: WebAssembly.Module) => ({
	noInitialRun: true,
	printErr: (warning: string): never => {
		throw new Error(warning);
	},
	instantiateWasm(imports: WebAssembly.Imports, started: (instance: never) => void): WebAssembly.Exports {
		const instance = new WebAssembly.Instance(codec, imports);
		for (const part of Object.values(instance.exports)) if (part instanceof WebAssembly.Memory) limitMemory(part);
		// The package declares a module as this argument, but its code needs the instance.
		started(instance as never);
		return instance.exports;
	},
});

function limitMemory(memory: WebAssembly.Memory): void {
	const grow = memory.grow.bind(memory);
	memory.grow = (pages) => {
		if (memory.buffer.byteLength + pages * PAGE_BYTES > MAX_MEMORY_BYTES) throw new RangeError('No more memory.');
		return grow(pages);
	};
}

const decoders: Record<TakenKind, (bytes: Uint8Array<ArrayBuffer>) => Promise<ImageData | null>> = {
	// Rotated by its EXIF orientation, because EXIF is dropped.
	'image/jpeg': async (bytes) => (await readJpeg(startWith(compiled.readJpeg))).decode(bytes, true),
	'image/webp': async (bytes) => (await readWebp(startWith(compiled.readWebp))).decode(bytes),
};

/** Decodes the pixels. Decoders throw values of no common type, which all mean that the picture is damaged. */
const pixelsOf = (bytes: Uint8Array<ArrayBuffer>, kind: TakenKind): Promise<ImageData | null> =>
	decoders[kind](bytes).catch(() => null);

/** Encodes the pixels, and nothing else, as a WebP; undefined for damaged and animated pictures. */
export async function reencodePicture(
	bytes: Uint8Array<ArrayBuffer>,
	kind: TakenKind,
): Promise<Uint8Array | undefined> {
	const pixels = await pixelsOf(bytes, kind);
	if (!pixels) return undefined;
	const { encode } = await writeWebp(startWith(compiled.writeWebp));
	const written = encode(pixels.data, pixels.width, pixels.height, { ...defaultOptions, quality: QUALITY });
	if (!written) throw new Error('The encoder gave no picture.');
	return new Uint8Array(written);
}
