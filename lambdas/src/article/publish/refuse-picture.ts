import { type Refused, refuse } from '../../platform/http/result.ts';
import { type ArticleDraftFields, isOurPicture } from './draft.ts';
import type { DraftStore } from './draft-store.ts';

const refusal = (message: string): Refused<'invalid_request'> =>
	refuse('invalid_request', { errors: [{ field: 'imageUrl', message }] });

/** Refuses a cover that is no picture of this site, or is no longer kept. A draft may do without one. */
export async function refusePicture(
	{ imageUrl }: Pick<ArticleDraftFields, 'imageUrl'>,
	drafts: Pick<DraftStore, 'keepsPicture'>,
): Promise<Refused<'invalid_request'> | undefined> {
	if (imageUrl === '') return undefined;
	if (!isOurPicture(imageUrl)) return refusal('Choose a cover');
	const isGone = imageUrl.startsWith('/') && !(await drafts.keepsPicture(imageUrl));
	return isGone ? refusal('This picture is no longer kept. Please choose it again') : undefined;
}
