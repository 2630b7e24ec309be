import type { CentreProfile } from '@tulia/contracts/profile/schemas';
import { isOpenDay, useGetProfileQuery } from '@tulia/platform';
import { AsyncBlock, Container, Icon, type IconName, KikoiEdge, Skeleton } from '@tulia/ui';
import type { ReactNode } from 'react';
import { spokenHours } from '../../lib/time/opening-hours.ts';
import { useFailure } from '../../lib/use-failure.ts';
import * as s from './home-facts.module.css';

interface Fact {
	readonly icon: IconName;
	readonly title: string;
	readonly text: ReactNode;
}

const NUMBER_WORDS = ['', 'one day', 'two days', 'three days', 'four days', 'five days', 'six days', 'seven days'];

const factsOf = ({ address, openingHours }: CentreProfile): readonly Fact[] => [
	{ icon: 'pin', title: 'Meet in person', text: `${address.lines.join(', ')}.` },
	{
		icon: 'clock',
		title: `Open ${NUMBER_WORDS[openingHours.filter(isOpenDay).length]}`,
		text: spokenHours(openingHours),
	},
	{
		icon: 'ticket',
		title: 'Your own ticket',
		text: 'Choose who it is for, a day and a time. We remind you 24 hours before.',
	},
];

const waitingText = (
	<>
		<span className={s.bar}>
			<Skeleton width="long" />
		</span>
		<span className={s.bar}>
			<Skeleton width="half" />
		</span>
	</>
);
const waiting: readonly Fact[] = [
	{ icon: 'pin', title: 'Meet in person', text: waitingText },
	{ icon: 'clock', title: 'Opening hours', text: waitingText },
	{ icon: 'ticket', title: 'Your own ticket', text: waitingText },
];

const FactList = ({ facts }: { readonly facts: readonly Fact[] }): ReactNode => (
	<ul className={s.list}>
		{facts.map(({ icon, title, text }) => (
			<li key={title} className={s.fact}>
				<Icon name={icon} className={s.icon} />
				<div className={s.words}>
					<b className={s.title}>{title}</b>
					<div className={s.text}>{text}</div>
				</div>
			</li>
		))}
	</ul>
);

export function HomeFacts(): ReactNode {
	const profile = useGetProfileQuery();
	const failed = useFailure('We could not load our address and hours', 'Loading…');
	return (
		<Container>
			<div className={s.card}>
				<KikoiEdge on="facts" />
				<AsyncBlock
					query={profile}
					loading="Loading address and hours"
					skeleton={<FactList facts={waiting} />}
					failed={failed}
					headingLevel="h2"
				>
					{(centre) => <FactList facts={factsOf(centre)} />}
				</AsyncBlock>
			</div>
		</Container>
	);
}
