import { useGetProfileQuery } from '@tulia/platform';
import { Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './schedule-appointment.module.css';

/** Where the visit takes place, on the ticket: the address of the centre profile, never written here (rule 1). */
export function MeetingPlace(): ReactNode {
	const profile = useGetProfileQuery().data;
	if (!profile) return 'At the centre, in person';
	return (
		<span className={s.place}>
			<Icon name="pin" className={s.placeIcon} />
			<span>
				{profile.name}, {profile.address.lines.join(', ')}
				<br />
				<a href={profile.address.mapUrl} target="_blank" rel="noopener noreferrer">
					Get directions
				</a>
			</span>
		</span>
	);
}
