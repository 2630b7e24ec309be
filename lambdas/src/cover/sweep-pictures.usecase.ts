import type { CoverStore } from './cover.ts';
import type { UploadedImageStore } from './uploaded-image-store.ts';

/** How long a picture that nothing uses is kept: an editor may still be open on it, and pages with it may still be looked at. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export interface SweepPicturesDeps {
	readonly pictures: Pick<UploadedImageStore, 'forget' | 'lock' | 'findUnreferenced' | 'markReferenced'>;
	readonly covers: Pick<CoverStore, 'remove'>;
}

/**
 * Deletes the uploaded pictures that no article has used for a day; answers how many. A picture is reserved before its bytes go, and an
 * article takes it in a transaction that fails once it is: so none goes that anybody shows. Stopped half way, the next sweep finds it
 * reserved and ends the work; two at once delete the same twice.
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
