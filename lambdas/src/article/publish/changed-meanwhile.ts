import { type Refused, refuse } from '../../platform/http/result.ts';
import type { ArticleDraftCard } from './draft.ts';

/** Somebody else changed it since it was read; the answer says what it is now, and the browser shows both. */
export const changedMeanwhile = ({
	state,
	version,
}: Pick<ArticleDraftCard, 'state' | 'version'>): Refused<'changed_meanwhile'> =>
	refuse('changed_meanwhile', { current: { status: state, version } });
