import { type Refused, refuse } from '../platform/result.ts';
import { type DraftWords, isOurPicture } from './draft.ts';

/** Refuses a cover that is no picture of this site. A draft may do without one. */
export const refuseForeignPicture = ({
	imageUrl,
}: Pick<DraftWords, 'imageUrl'>): Refused<'invalid_request'> | undefined =>
	imageUrl === '' || isOurPicture(imageUrl)
		? undefined
		: refuse('invalid_request', { errors: [{ field: 'imageUrl', message: 'Choose a cover' }] });
