import { minuteOfWallTime } from '@tulia/centre/clock';
import { DAY, MINUTE } from '@tulia/centre/durations';
import { instantAt } from '@tulia/centre/instant';
import { priceWords } from '@tulia/centre/price-words';
import type { NoticeChannel } from '@tulia/contracts/client/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { useGetProfileQuery, useListServicesQuery } from '@tulia/platform';
import { useFormState } from '@tulia/ui/form';
import { useGetClientQuery } from '../../api/clients-api.ts';
import { useListAllPsychologistsQuery } from '../../api/psychologists-api.ts';
import { channelNow, channelOf } from '../../lib/clients/notice-words.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { useOwnPsychologist } from '../../lib/page/use-own-psychologist.ts';
import { asksForChannel, type BookingValues, type VisitTime, visitTime } from './booking-values.ts';

const USUAL_MINUTES = 60;

interface Person extends Pick<BookingValues, 'name' | 'email'> {
	/** The channel of messages; `undefined` until a client is chosen and loaded. */
	readonly channel: NoticeChannel | undefined;
}

export interface VisitDraft extends BookingValues, Person {
	readonly service: string | undefined;
	readonly price: string | undefined;
	/** The price in cents of the centre's currency. */
	readonly cents: number | undefined;
	readonly currency: string | undefined;
	readonly length: string | undefined;
	readonly psychologist: string | undefined;
	readonly when: VisitTime | undefined;
	/** Whether the visit is less than a day ahead, so that no reminder is sent. */
	readonly isSoon: boolean;
}

const startOf = ({ date, time }: BookingValues): Date | undefined =>
	date === undefined || time === undefined ? undefined : instantAt(date, minuteOfWallTime(time));

/** When the visit is, compared to now; `undefined` without a time. */
export function draftTime(
	values: BookingValues,
	services: readonly Pick<Service, 'id' | 'durationMinutes'>[],
	now: Date,
): VisitTime | undefined {
	const start = startOf(values);
	const { durationMinutes = USUAL_MINUTES } = services.find(({ id }) => id === values.serviceId) ?? {};
	return start && visitTime(start, new Date(start.getTime() + durationMinutes * MINUTE), now);
}

/** The name for the ticket, and the contact details. */
function usePerson({ clientId = '', isNewPerson, name, email, phone, notices }: BookingValues): Person {
	const { currentData } = useGetClientQuery({ id: clientId }, { skip: clientId === '' });
	if (clientId === '') {
		const chosen = asksForChannel({ phone }) ? notices : undefined;
		return { name, email, channel: isNewPerson ? channelOf({ phone, email, notices: chosen }) : undefined };
	}
	const client = currentData?.client;
	return { name: client?.name, email: client?.email || undefined, channel: client && channelNow(client) };
}

/** What the form says about the visit so far, for the fields and the preview of the ticket. */
export function useVisitDraft(): VisitDraft {
	const now = useNow();
	const { values } = useFormState<BookingValues>({ subscription: { values: true } });
	const own = useOwnPsychologist();
	const { serviceId, psychologistId = own } = values;
	const services = useListServicesQuery().data?.data ?? [];
	const service = services.find(({ id }) => id === serviceId);
	const currency = useGetProfileQuery().data?.currency;
	const people = useListAllPsychologistsQuery().data?.data ?? [];
	const start = startOf(values);
	return {
		...values,
		...usePerson(values),
		service: service?.title,
		price: service && currency !== undefined ? priceWords(service.price, currency) : undefined,
		cents: service?.price,
		currency,
		length: service && `${service.durationMinutes} minutes`,
		psychologist: people.find(({ id }) => id === psychologistId)?.name,
		when: draftTime(values, services, now),
		isSoon: start !== undefined && start.getTime() - now.getTime() <= DAY,
	};
}
