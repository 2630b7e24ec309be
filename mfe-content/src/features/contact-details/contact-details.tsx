import type { PublicProfile } from '@tulia/contracts/profile/schemas';
import { useGetProfileQuery } from '@tulia/platform';
import { AsyncBlock, Icon, type IconName, Skeleton, SkeletonStack } from '@tulia/ui';
import type { ReactNode } from 'react';
import { Breakable } from '../../lib/breakable.tsx';
import { useFailure } from '../../lib/use-failure.ts';
import * as s from './contact-details.module.css';
import { WeekHours } from './week-hours.tsx';

interface WayProps {
	readonly icon: IconName;
	readonly title: string;
	readonly children: ReactNode;
}

const Way = ({ icon, title, children }: WayProps): ReactNode => (
	<div className={s.way}>
		<Icon name={icon} className={s.icon} />
		<div className={s.words}>
			<h2 className={s.title}>{title}</h2>
			{children}
		</div>
	</div>
);

const Phone = ({ phone, purpose }: { readonly phone: string; readonly purpose: string }): ReactNode => (
	<li>
		<a className={s.link} href={`tel:${phone.replaceAll(' ', '')}`}>
			{phone}
		</a>{' '}
		<span className={s.purpose}>{purpose}</span>
	</li>
);

const Address = ({ email }: { readonly email: string }): ReactNode => (
	<li>
		<a className={s.link} href={`mailto:${email}`}>
			<Breakable text={email} />
		</a>
	</li>
);

const Details = ({ address, phones, emails, openingHours, timeZone, closedDays = [] }: PublicProfile): ReactNode => (
	<>
		<div className={s.ways}>
			<Way icon="pin" title="Visit">
				<p>{address.lines.join(', ')}</p>
				<a className={s.link} href={address.mapUrl} rel="noopener noreferrer">
					Open in maps
				</a>
			</Way>
			<Way icon="phone" title="Call">
				<ul>
					<Phone phone={phones.main} purpose="main" />
					<Phone phone={phones.support} purpose="support" />
				</ul>
			</Way>
			<Way icon="mail" title="Email">
				<ul>
					<Address email={emails.general} />
					<Address email={emails.support} />
				</ul>
			</Way>
		</div>
		<div>
			<h2 className={s.hours}>Opening hours</h2>
			<WeekHours openingHours={openingHours} timeZone={timeZone} closedDays={closedDays} />
		</div>
	</>
);

const skeleton = (
	<div className={s.waiting}>
		<SkeletonStack>
			<Skeleton width="half" />
			<Skeleton width="long" />
			<Skeleton width="half" />
			<Skeleton width="most" />
			<Skeleton width="half" />
			<Skeleton shape="block" />
		</SkeletonStack>
	</div>
);

/** Address, phone numbers, emails and opening hours from the centre's profile. `map` is a drawing. */
export function ContactDetails({ map }: { readonly map: ReactNode }): ReactNode {
	const profile = useGetProfileQuery();
	const failed = useFailure('We could not load our address and hours', 'Loading…');
	return (
		<div className={s.reach}>
			<AsyncBlock
				query={profile}
				loading="Loading address, phone numbers and hours"
				skeleton={skeleton}
				failed={failed}
				headingLevel="h2"
			>
				{(centre) => <Details {...centre} />}
			</AsyncBlock>
			{map}
		</div>
	);
}
