import { Lead, Section } from '@tulia/ui';
import { RoadSteps } from '@tulia/ui/illustrations';
import type { ReactNode } from 'react';
import * as s from './first-visit-steps.module.css';

const STEPS = [
	{
		title: 'Choose a service and a time',
		text: 'Pick what you need, a day and a free time. It takes about two minutes.',
	},
	{ title: 'Arrive ten minutes early', text: 'Bring a valid ID and your ticket. There is time to sit down first.' },
	{
		title: 'Talk, at your own pace',
		text: 'You decide what to share. You say only what you want to say.',
	},
] as const;

export const FirstVisitSteps = (): ReactNode => (
	<Section tone="sunken">
		<div className={s.head}>
			<h2>Your first visit</h2>
			<Lead>Most people are nervous. That is normal, and we expect it.</Lead>
		</div>
		<RoadSteps steps={STEPS} />
	</Section>
);
