import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import {
	AsyncBlock,
	Icon,
	type IconName,
	LinkButton,
	Panel,
	Section,
	SectionHead,
	Skeleton,
	SkeletonStack,
} from '@tulia/ui';
import type { ReactNode } from 'react';
import { spokenHours } from '../../lib/time/opening-hours.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useFailure } from '../../lib/use-failure.ts';
import { chatOf } from './chat.ts';
import * as s from './contact-channels.module.css';

interface WayProps {
	readonly icon: IconName;
	readonly title: string;
	readonly says: string;
	readonly children: ReactNode;
}

const Way = ({ icon, title, says, children }: WayProps): ReactNode => (
	<Panel>
		<div className={s.way}>
			<Icon name={icon} className={s.icon} />
			<h3>{title}</h3>
			<p className={s.text}>{says}</p>
			<div className={s.onward}>{children}</div>
		</div>
	</Panel>
);

/** The time zone of the centre, which applies to every time of the site (rule 1). */
const ZONE = 'Nairobi time (EAT).';

function LiveChat({ profile }: { readonly profile: CentreProfile }): ReactNode {
	const chat = chatOf(profile, useNow());
	return (
		<Way
			icon="chat"
			title="Live chat"
			says={
				chat
					? `${spokenHours(chat.hours)} ${ZONE} It opens WhatsApp.`
					: 'We do not chat online yet. Write to us, and a person will answer.'
			}
		>
			{chat ? (
				<span data-chat="open" hidden={!chat.isOpen} suppressHydrationWarning>
					<LinkButton variant="secondary" size="sm" href={chat.url} target="_blank" rel="noopener noreferrer">
						Start Chat
					</LinkButton>
				</span>
			) : null}
			<span data-chat="closed" hidden={chat?.isOpen === true} suppressHydrationWarning>
				<LinkButton component={Link} variant="secondary" size="sm" to={paths.contact()}>
					Leave us a message
				</LinkButton>
			</span>
		</Way>
	);
}

const Ways = ({ profile }: { readonly profile: CentreProfile }): ReactNode => (
	<div className={s.ways}>
		<Way icon="phone" title="Phone support" says={`${spokenHours(profile.openingHours)} ${ZONE}`}>
			<a className={s.link} href={`tel:${profile.phones.support.replaceAll(' ', '')}`}>
				Call {profile.phones.support}
			</a>
		</Way>
		<Way icon="mail" title="Email support" says={`We reply within ${profile.responseTimes.email}.`}>
			<a className={s.link} href={`mailto:${profile.emails.support}`}>
				{profile.emails.support}
			</a>
		</Way>
		<LiveChat profile={profile} />
	</div>
);

const skeleton = (
	<div className={s.ways}>
		{['phone', 'mail', 'chat'].map((way) => (
			<Panel key={way}>
				<SkeletonStack>
					<Skeleton shape="title" width="half" />
					<Skeleton width="long" />
					<Skeleton shape="control" width="half" />
				</SkeletonStack>
			</Panel>
		))}
	</div>
);

/** Phone, email and chat, from the centre's profile. */
export function ContactChannels(): ReactNode {
	const profile = useGetProfileQuery();
	const failed = useFailure('We could not load our phone numbers and hours', 'Loading…');
	return (
		<Section tight>
			<SectionHead title="Other Ways to Get Help" />
			<AsyncBlock query={profile} loading="Loading other ways to get help" skeleton={skeleton} failed={failed}>
				{(centre) => <Ways profile={centre} />}
			</AsyncBlock>
		</Section>
	);
}
