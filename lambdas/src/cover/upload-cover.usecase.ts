import { createHash } from 'node:crypto';
import type { AuditContext } from '../audit/audit-context.ts';
import type { RequestFor, ResultFor } from '../platform/http/http.ts';
import { ok, type Result, refuse } from '../platform/http/result.ts';
import { retryOnVersionConflict } from '../platform/table/version-conflict.ts';
import { addressOf, type CoverStore, isTakenKind, MAX_COVER_BYTES, MAX_COVER_SIDE, type TakenKind } from './cover.ts';
import { hasTooManyScans } from './has-too-many-scans.ts';
import { pictureSize } from './picture-size.ts';
import type { UploadedImageStore } from './uploaded-image-store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface UploadCoverDeps {
	readonly covers: Pick<CoverStore, 'keep'>;
	readonly pictures: Pick<UploadedImageStore, 'register'>;
	/** The media type detected from the bytes; undefined for unknown types. */
	readonly typeOf: (bytes: Uint8Array) => Promise<string | undefined>;
	/** A WebP of the pixels only; undefined for a damaged picture. */
	readonly reencode: (bytes: Bytes, kind: TakenKind) => Promise<Uint8Array | undefined>;
	readonly note: (hash: string, act: AuditContext) => Promise<void>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type UploadInput = RequestFor<'uploadCover', 'body' | 'caller', 'userId'>;

const NOT_A_PICTURE = 'Please send a whole picture that does not move, as JPEG or WebP.';
const TOO_LARGE = `Please send a picture of at most ${MAX_COVER_SIDE} by ${MAX_COVER_SIDE} pixels.`;

/** Re-encodes a picture and stores only its pixels. Idempotent: the same picture has the same name. */
export const uploadCover =
	({ covers, pictures, typeOf, reencode, note, now, newId }: UploadCoverDeps) =>
	async ({ body, caller }: UploadInput): Promise<ResultFor<'uploadCover'>> => {
		const sent = new Uint8Array(Buffer.from(body.data, 'base64'));
		if (sent.byteLength > MAX_COVER_BYTES) return refuse('payload_too_large');
		const kind = kindOf(sent, await typeOf(sent));
		if (!kind.ok) return kind;
		const bytes = await reencode(sent, kind.value);
		if (!bytes) return refuse('not_a_picture', { detail: NOT_A_PICTURE });
		const cover = { hash: createHash('sha256').update(bytes).digest('hex'), bytes };
		const at = now();
		// Registered first, so that no sweep deletes the bytes that follow.
		await retryOnVersionConflict(async () => (await pictures.register(addressOf(cover), at)) || undefined);
		await covers.keep(cover);
		await note(cover.hash, { actor: caller.userId, at, auditId: newId(at) });
		return ok({ imageUrl: addressOf(cover), ...sidesOf(bytes) });
	};

/** Size of the encoded picture, which may be rotated relative to the upload. */
function sidesOf(written: Uint8Array): { readonly width: number; readonly height: number } {
	const size = pictureSize(written, 'image/webp');
	if (!size) throw new Error('The picture that was written has no size.');
	return size;
}

/** Checks a picture before it is decoded: a few kilobytes may expand to gigabytes, or minutes of work. */
function kindOf(bytes: Uint8Array, type: string | undefined): Result<TakenKind, 'not_a_picture' | 'payload_too_large'> {
	const size = isTakenKind(type) ? pictureSize(bytes, type) : undefined;
	if (!isTakenKind(type) || !size) return refuse('not_a_picture', { detail: NOT_A_PICTURE });
	if (Math.max(size.width, size.height) > MAX_COVER_SIDE) return refuse('payload_too_large', { detail: TOO_LARGE });
	if (type === 'image/jpeg' && hasTooManyScans(bytes)) return refuse('not_a_picture', { detail: NOT_A_PICTURE });
	return ok(type);
}
