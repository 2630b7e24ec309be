import type { Testimonial } from '@tulia/contracts/testimonial/schemas';
import { waitingPlace } from '../platform/table/waiting-order.ts';
import type { TestimonialState } from './decision.ts';

/** The partition of published, public testimonials only. */
export const PUBLISHED = 'CATALOG#TESTI';

/** Its sort key among the published ones: by day, newest first. */
export const placeOf = ({ date, id }: Pick<Testimonial, 'date' | 'id'>): string => `${date}#${id}`;

const RECORD_PREFIX = 'TESTI#';

/** The key of its record, which staff decide on and its writer may have erased. */
export const recordKey = (id: string) => ({ PK: `${RECORD_PREFIX}${id}`, SK: 'T' });

/** Whether a key is that of such a record. */
export const isRecordKey = ({ PK }: { readonly PK: string }): boolean => PK.startsWith(RECORD_PREFIX);

/** The index partition of staff's list of a state. */
export const decisionList = (state: TestimonialState): string => `TESTIMOD#${state.toUpperCase()}`;

/** The longest waiting one is decided first. */
export const PENDING_ORDER = 'oldest first';

/** Its sort key on that list: waiting ones with words of crisis come first. */
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
