import { type Refused, refuse } from '../../platform/http/result.ts';
import type { ArticleDraftCard } from '../draft.ts';

/** The article was changed since it was read; the response has its present state, and the browser shows both. */
export const changedMeanwhile = ({
	state,
	version,
}: Pick<ArticleDraftCard, 'state' | 'version'>): Refused<'changed_meanwhile'> =>
	refuse('changed_meanwhile', { current: { status: state, version } });
