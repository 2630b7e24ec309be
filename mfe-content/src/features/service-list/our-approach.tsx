import { Lead, Section } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './our-approach.module.css';

const PROMISES = [
	{
		title: 'We listen before we label',
		text: 'You tell the story in your order. A diagnosis, if one is useful, comes later.',
	},
	{
		title: 'We use methods that are tested',
		text: 'Talking therapies with good evidence behind them, explained in plain words before we begin.',
	},
	{
		title: 'We work with your whole life',
		text: 'Faith, family, work and money are part of healing. You choose what comes into the room.',
	},
] as const;

export const OurApproach = (): ReactNode => (
	<Section>
		<div className={s.split}>
			<div className={s.intro}>
				<h2>Our approach</h2>
				<Lead>Three promises we make in the first session, and keep in every one after it.</Lead>
			</div>
			<ul className={s.promises}>
				{PROMISES.map(({ title, text }) => (
					<li key={title}>
						<h3>{title}</h3>
						<p className={s.text}>{text}</p>
					</li>
				))}
			</ul>
		</div>
	</Section>
);
