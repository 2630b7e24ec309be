import type { CoverStore } from './cover.ts';
import type { UploadedImageStore } from './uploaded-image-store.ts';

/** Age at which an unused picture is deleted: an editor or a cached page may still show it until then. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface SweepPicturesDeps {
	readonly pictures: Pick<UploadedImageStore, 'forget' | 'lock' | 'findUnreferenced' | 'markReferenced'>;
	readonly covers: Pick<CoverStore, 'remove'>;
}

/**
 * Deletes the uploaded pictures that no article has used for a day; returns how many. A picture is locked before its
 * bytes are deleted, and an article references it in a transaction that fails once it is locked, so no picture in use
 * is deleted. Idempotent: the next sweep resumes an interrupted deletion, and two at once delete the same picture
 * twice.
 */
export const sweepPictures =
	({ pictures, covers }: SweepPicturesDeps) =>
	async (now: Date): Promise<number> => {
		const then = new Date(now.getTime() - KEPT_MS);
		let deleted = 0;
		for (const address of await pictures.findUnreferenced(then)) {
			if (await pictures.lock(address, then, now)) {
				await covers.remove(address);
				await pictures.forget(address, now);
				deleted += 1;
			} else await pictures.markReferenced(address, then);
		}
		return deleted;
	};
