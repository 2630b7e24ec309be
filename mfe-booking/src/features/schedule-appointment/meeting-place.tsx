import { useGetProfileQuery } from '@tulia/platform';
import { Icon, Panel, Skeleton, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './schedule-appointment.module.css';

/** Where the visit takes place: the centre's own address, never typed here (rule 1). */
export function MeetingPlace(): ReactNode {
	const { data: profile, isError } = useGetProfileQuery();
	if (isError && !profile)
		return <p className={s.quiet}>We meet in person, at the centre. The address is on your ticket.</p>;
	return (
		<Panel tone="sand">
			<div className={s.place}>
				<Icon name="pin" className={s.placeIcon} />
				{profile ? (
					<div>
						<p className={s.placeName}>{profile.name}</p>
						<p>{profile.address.lines.join(', ')}</p>
						<p className={s.quiet}>
							You meet your psychologist in person.{' '}
							<a href={profile.address.mapUrl} target="_blank" rel="noopener noreferrer">
								Get directions
							</a>
						</p>
					</div>
				) : (
					<div className={s.placeWaiting}>
						<SkeletonStack>
							<Skeleton width="half" />
							<Skeleton width="long" />
							<Skeleton width="most" />
						</SkeletonStack>
					</div>
				)}
			</div>
		</Panel>
	);
}
