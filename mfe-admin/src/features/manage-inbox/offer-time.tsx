import { dayOf } from '@tulia/centre/clock';
import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import type { Service } from '@tulia/contracts/service/schemas';
import { Button } from '@tulia/ui';
import { type ReactNode, useState } from 'react';
import { useListStaffTimesQuery } from '../../api/visits/staff-times-api.ts';
import { LoadingOrFailed } from '../../lib/page/loading-or-failed.tsx';
import { useNow } from '../../lib/page/use-now.ts';
import { dayWords, type FreeTime, nextFree, offerText } from './free-times.ts';
import * as s from './inbox.module.css';

interface OfferTimeProps {
	readonly services: readonly Service[];
	readonly profile: CentreProfile;
	readonly onOffer: (text: string) => void;
}

/**
 * Inserts a free time into the reply: one of the next half hours of today, or of the next day that has any. Nothing
 * is booked.
 */
export function OfferTime({ services, profile, onOffer }: OfferTimeProps): ReactNode {
	const [isOpen, setOpen] = useState(false);
	const [service] = services;
	if (!service) return null;
	return (
		<>
			<Button type="button" variant="secondary" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				Offer a time
			</Button>
			{isOpen ? <FreeTimes serviceId={service.id} profile={profile} onOffer={onOffer} /> : null}
		</>
	);
}

function FreeTimes({
	serviceId,
	profile,
	onOffer,
}: Pick<OfferTimeProps, 'profile' | 'onOffer'> & { readonly serviceId: string }): ReactNode {
	const now = useNow();
	const today = useListStaffTimesQuery({ date: dayOf(now), serviceId }, { refetchOnMountOrArgChange: true });
	const ofToday = today.data ? nextFree(today.data, now) : [];
	const later = today.data?.days.find(({ date }) => date > dayOf(now))?.date;
	const next = useListStaffTimesQuery(
		{ date: later ?? dayOf(now), serviceId },
		{ skip: later === undefined || ofToday.length > 0, refetchOnMountOrArgChange: true },
	);
	const times = ofToday.length > 0 || !next.data ? ofToday : nextFree(next.data, now);
	const pending = [today, next].find((query) => query.isError || query.isLoading);
	if (pending)
		return (
			<LoadingOrFailed
				query={pending}
				loading="Loading the free times…"
				failed="We could not load the free times. Check your connection."
			/>
		);
	if (times.length === 0) return <p role="status">Nobody has a free time in the next two weeks.</p>;
	const press = (time: FreeTime) => onOffer(offerText(time, now, profile.phones.main));
	return (
		<fieldset className={s.quick}>
			<legend className={s.replied}>Free times. Nothing is booked by choosing one.</legend>
			{times.map((time) => (
				<Button
					key={`${time.time} ${time.psychologist}`}
					type="button"
					variant="quiet"
					size="sm"
					onClick={() => press(time)}
				>
					{dayWords(time.date, now)}, {time.time}, {time.psychologist}
				</Button>
			))}
		</fieldset>
	);
}
