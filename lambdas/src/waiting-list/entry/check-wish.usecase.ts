import { dayOf } from '@tulia/centre/clock';
import { lastBookableDay } from '../../availability/availability-snapshot.ts';
import type { AvailabilitySources } from '../../availability/availability-sources.ts';
import { bookingRules } from '../../calendar/booking-rules.ts';
import { type Refused, refuse } from '../../platform/http/result.ts';
import type { Wish } from '../waiting-entry.ts';

export interface CheckWishDeps {
	readonly sources: Pick<AvailabilitySources, 'services' | 'psychologists'>;
}

/** Refuses a last day before today, or beyond the booking horizon. */
export const refusedDay = (until: string, now: Date): Refused<'date_not_bookable'> | undefined =>
	until >= dayOf(now) && until <= lastBookableDay(now)
		? undefined
		: refuse('date_not_bookable', {
				detail: `Please choose a last day between today and ${bookingRules.horizonDays} days from now.`,
			});

/** The service, if it is offered; undefined otherwise. */
export const offeredService = async (
	{ sources }: CheckWishDeps,
	serviceId: string | undefined,
): Promise<string | undefined> => (await sources.services.list()).find(({ id }) => id === serviceId)?.id;

/** Refuses a psychologist who does not offer the service. */
export async function refusedPsychologist(
	{ sources }: CheckWishDeps,
	{ psychologistId }: Pick<Wish, 'psychologistId'>,
	serviceId: string,
): Promise<Refused<'unknown_psychologist'> | undefined> {
	if (psychologistId === undefined) return undefined;
	const isOffered = (await sources.psychologists.list()).some(
		({ psychologist: { id, active, serviceIds } }) => id === psychologistId && active && serviceIds.includes(serviceId),
	);
	return isOffered ? undefined : refuse('unknown_psychologist');
}
