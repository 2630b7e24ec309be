import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { waitingPlace } from '../platform/table/waiting-order.ts';
import type { TestimonialState } from './decision.ts';

/** The partition of published, public testimonials only. */
export const PUBLISHED = 'CATALOG#TESTI';

/** The sort key of a published testimonial, by day. */
export const placeOf = ({ date, id }: Pick<Testimonial, 'date' | 'id'>): string => `${date}#${id}`;

const RECORD_PREFIX = 'TESTI#';

/** The key of a testimonial's record, which staff decide on, and which an erasure removes. */
export const recordKey = (id: string) => ({ PK: `${RECORD_PREFIX}${id}`, SK: 'T' });

/** Whether a key is that of a testimonial's record. */
export const isRecordKey = ({ PK }: { readonly PK: string }): boolean => PK.startsWith(RECORD_PREFIX);

/** The index partition of staff's list of a state. */
export const decisionList = (state: TestimonialState): string => `TESTIMOD#${state.toUpperCase()}`;

/** The longest waiting one is decided first. */
export const PENDING_ORDER = 'oldest first';

/** The sort key of a testimonial on staff's list: waiting ones with words of crisis come first. */
export const decisionPlace = (
	{
		createdAt,
		id,
		mayBeInCrisis,
	}: { readonly createdAt: string; readonly id: string; readonly mayBeInCrisis: boolean },
	state: TestimonialState,
): string => waitingPlace(PENDING_ORDER, `${createdAt}#${id}`, mayBeInCrisis && state === 'pending');

export const publicItem = ({ id, name, message, rating, date }: Testimonial) => ({
	PK: PUBLISHED,
	SK: placeOf({ date, id }),
	entity: 'testimonial',
	id,
	name,
	message,
	rating,
	date,
});
