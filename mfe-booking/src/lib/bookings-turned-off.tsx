import { useGetProfileQuery } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';

/** Replaces the choice of a time while online booking is turned off: the centre's message and phone number. */
export function BookingsTurnedOff({ words }: { readonly words: string }): ReactNode {
	const phone = useGetProfileQuery().data?.phones.main;
	return (
		<Notice tone="info" title="No bookings on the site at the moment">
			<p>{words}</p>
			{phone === undefined ? null : (
				<p>
					You can call us: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>. Visits that are booked stay booked.
				</p>
			)}
		</Notice>
	);
}
