import { useGetProfileQuery } from '@tulia/platform';
import { Notice } from '@tulia/ui';
import type { ReactNode } from 'react';

/** In place of choosing a time while the centre takes no bookings on the site: its words, and how to reach it. */
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
