import { picturesIn } from '../../cover/pictures-in.ts';
import { type Refused, refuse } from '../../platform/http/result.ts';
import { isOurPicture } from '../draft.ts';
import type { ArticleDraftFields } from '../draft-fields.ts';
import type { DraftStore } from '../draft-store.ts';

/** Each is an action of the transaction that saves, and more would load slowly on a slow connection. */
const MOST_IN_TEXT = 20;

const refusal = (message: string, field = 'imageUrl'): Refused<'invalid_request'> =>
	refuse('invalid_request', { errors: [{ field, message }] });

/** Refuses a cover that is not a picture of this site or is deleted, and too many pictures. A draft needs no cover. */
export async function refusePicture(
	{ imageUrl, content }: Pick<ArticleDraftFields, 'imageUrl' | 'content'>,
	drafts: Pick<DraftStore, 'keepsPicture'>,
): Promise<Refused<'invalid_request'> | undefined> {
	if (picturesIn({ imageUrl: '', content }).size > MOST_IN_TEXT)
		return refusal(`Please use at most ${MOST_IN_TEXT} pictures`, 'content');
	if (imageUrl === '') return undefined;
	if (!isOurPicture(imageUrl)) return refusal('Choose a cover');
	const isGone = imageUrl.startsWith('/') && !(await drafts.keepsPicture(imageUrl));
	return isGone ? refusal('This picture is no longer kept. Please choose it again') : undefined;
}
