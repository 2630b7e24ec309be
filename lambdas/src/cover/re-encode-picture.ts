import readJpeg from '@jsquash/jpeg/codec/dec/mozjpeg_dec.js';
import readJpegWasm from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm' with { type: 'bytes' };
import readWebp from '@jsquash/webp/codec/dec/webp_dec.js';
import readWebpWasm from '@jsquash/webp/codec/dec/webp_dec.wasm' with { type: 'bytes' };
import writeWebp from '@jsquash/webp/codec/enc/webp_enc_simd.js';
import writeWebpWasm from '@jsquash/webp/codec/enc/webp_enc_simd.wasm' with { type: 'bytes' };
import { defaultOptions } from '@jsquash/webp/meta.js';
import type { TakenKind } from './cover.ts';

/** As the browser of staff writes them. */
const QUALITY = 85;
/** More than a picture of the largest sides takes (110 MB, noise written as WebP), and much less than the function has. */
const MAX_MEMORY_BYTES = 160 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;

const compiled = {
	readJpeg: new WebAssembly.Module(readJpegWasm),
	readWebp: new WebAssembly.Module(readWebpWasm),
	writeWebp: new WebAssembly.Module(writeWebpWasm),
};

/**
 * A codec is instantiated for each picture, because one that failed keeps its memory; with a limit to that memory, because a
 * header may lie to whoever checks it first; and given up at its first complaint, because a cut JPEG is otherwise filled with grey.
 */
const startWith = (codec: WebAssembly.Module) => ({
	noInitialRun: true,
	printErr: (complaint: string): never => {
		throw new Error(complaint);
	},
	instantiateWasm(imports: WebAssembly.Imports, started: (instance: never) => void): WebAssembly.Exports {
		const instance = new WebAssembly.Instance(codec, imports);
		for (const part of Object.values(instance.exports)) if (part instanceof WebAssembly.Memory) limitMemory(part);
		// The types of the package say module; its code takes the instance.
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
	// Turned as its EXIF says, because nothing of that is written.
	'image/jpeg': async (bytes) => (await readJpeg(startWith(compiled.readJpeg))).decode(bytes, true),
	'image/webp': async (bytes) => (await readWebp(startWith(compiled.readWebp))).decode(bytes),
};

/** Its pixels. What decoders throw has no type in common and means one thing: these bytes are no whole picture. */
const pixelsOf = (bytes: Uint8Array<ArrayBuffer>, kind: TakenKind): Promise<ImageData | null> =>
	decoders[kind](bytes).catch(() => null);

/** The picture as a WebP of its pixels and nothing else, or undefined where the bytes are no whole picture that stands still. */
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
