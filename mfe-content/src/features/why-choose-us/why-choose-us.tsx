import { useGetProfileQuery } from '@tulia/platform';
import { Section, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { TeaTerrace } from '../../lib/tea-terrace.tsx';
import * as s from './why-choose-us.module.css';

const REASONS = [
	{ title: 'People who know home', text: 'You can speak English, Kiswahili, or both.' },
	{ title: 'Private by habit', text: 'Your ticket shows a number. Our reminders never name your service.' },
	{ title: 'A plan you can see', text: 'You leave the first session with a short, written next step.' },
	{ title: 'No long wait', text: 'You see the real free times and choose the one that suits you.' },
] as const;

/** The centre's claim, from its profile; left out without it. */
function Claim(): ReactNode {
	const claims = useGetProfileQuery().data?.claims;
	if (!claims)
		return (
			<div className={s.room}>
				<h2>Why choose us</h2>
			</div>
		);
	return (
		<div className={s.room}>
			<VisuallyHidden as="h2">Why choose us</VisuallyHidden>
			<p className={s.figure}>
				{claims.satisfactionPercent}
				<small className={s.percent}>%</small>
			</p>
			<p className={s.said}>of clients say they are satisfied with their care</p>
			<p className={s.source}>
				From over {claims.reviewCount} reviews.{claims.source ? ` ${claims.source}` : ''}
			</p>
		</div>
	);
}

export const WhyChooseUs = (): ReactNode => (
	<Section>
		<div className={s.panel} data-ground="dark">
			<div className={s.why}>
				<Claim />
				<ul className={s.reasons}>
					{REASONS.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p className={s.text}>{text}</p>
						</li>
					))}
				</ul>
			</div>
			<TeaTerrace />
		</div>
	</Section>
);
