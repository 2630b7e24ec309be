import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { ButtonRow, Container, LinkButton, PAGE_HEADING_ID } from '@tulia/ui';
import { HeroArt } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import { ScheduleButton } from '../../lib/schedule-button.tsx';
import { townOf } from '../../lib/town.ts';
import * as s from './home-hero.module.css';
import { OpenNow } from './open-now.tsx';

function Introduction(): ReactNode {
	const { data: profile } = useGetProfileQuery();
	return (
		<p className={s.lead}>
			<span lang="sw">Tulia</span> is Swahili for “be calm”. We are a small counselling and recovery centre
			{profile ? ` in ${townOf(profile)}` : ''}. You meet a psychologist in person, in private, at a time you choose.
		</p>
	);
}

export const HomeHero = (): ReactNode => (
	<section className={s.hero} aria-labelledby="welcome">
		<Container>
			<div id={PAGE_HEADING_ID} className={s.copy}>
				<OpenNow />
				<h1 id="welcome" tabIndex={-1} className={s.title}>
					Some hills are easier to climb with someone beside you
				</h1>
				<Introduction />
				<ButtonRow>
					<ScheduleButton size="lg">Schedule Physical Meeting</ScheduleButton>
					<LinkButton component={Link} to={paths.services()} variant="secondary" size="lg">
						Explore Services
					</LinkButton>
				</ButtonRow>
			</div>
		</Container>
		<div className={s.art}>
			<HeroArt />
		</div>
	</section>
);
