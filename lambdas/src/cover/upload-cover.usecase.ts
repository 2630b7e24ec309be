import { createHash } from 'node:crypto';
import type { uploadCover as endpoint } from '@tulia/contracts/article/endpoints';
import type { StaffAct } from '../audit/staff-act.ts';
import type { Caller, HandlerResult, Input } from '../platform/http.ts';
import { ok, refuse } from '../platform/result.ts';
import { untilUndisturbed } from '../platform/until-undisturbed.ts';
import { addressOf, type CoverStore, isCoverKind, MAX_COVER_BYTES } from './cover.ts';
import type { KeptPictures } from './kept-picture-store.ts';

export interface UploadCoverDeps {
	readonly covers: Pick<CoverStore, 'keep'>;
	readonly pictures: Pick<KeptPictures, 'register'>;
	/** The media type of these bytes by what is in them, or undefined. */
	readonly typeOf: (bytes: Uint8Array) => Promise<string | undefined>;
	readonly note: (hash: string, act: StaffAct) => Promise<void>;
	readonly now: () => Date;
	readonly newId: (now: Date) => string;
}

type UploadInput = Pick<Input<typeof endpoint>, 'body'> & { readonly caller: Pick<Caller, 'userId'> };

/**
 * Keeps a picture. What it is, its content says and nobody else; it is served under that type and no other. Sent again after a lost
 * answer, it is the same picture under the same name.
 */
export const uploadCover =
	({ covers, pictures, typeOf, note, now, newId }: UploadCoverDeps) =>
	async ({ body, caller }: UploadInput): Promise<HandlerResult<'uploadCover'>> => {
		const bytes = Buffer.from(body.data, 'base64');
		if (bytes.byteLength > MAX_COVER_BYTES) return refuse('payload_too_large');
		const kind = await typeOf(bytes);
		if (kind === undefined || !isCoverKind(kind)) return refuse('not_a_picture');
		const cover = { hash: createHash('sha256').update(bytes).digest('hex'), kind, bytes };
		const at = now();
		// First, so that from here on no sweep deletes the bytes that follow.
		await untilUndisturbed(async () => (await pictures.register(addressOf(cover), at)) || undefined);
		await covers.keep(cover);
		await note(cover.hash, { actor: caller.userId, at, auditId: newId(at) });
		return ok({ imageUrl: addressOf(cover) });
	};
