import { RadioCards } from '@tulia/ui/form';
import { type ReactNode, useId } from 'react';
import type { Fact } from '../../lib/editing/version-conflict.tsx';
import * as s from './change-settings.module.css';
import type { SettingsValues } from './settings-values.ts';

const RULES = [
	{ value: 'ask_first', title: 'Ask first', text: 'They send a request. An owner accepts or declines it.' },
	{
		value: 'at_once',
		title: 'At once',
		text: 'What they save counts. They see first which booked visits it concerns, and those stand under “To be moved”.',
	},
];

/** How psychologists may change their own hours and time off. */
export function OwnHoursSection(): ReactNode {
	const id = useId();
	return (
		<section className={s.section} aria-labelledby={id}>
			<h2 id={id}>Hours of psychologists</h2>
			<RadioCards name="ownHours" label="Psychologists change their own hours and time off" options={RULES} stacked />
		</section>
	);
}

export const ownHoursFact = ({ ownHours }: SettingsValues): Fact => ({
	label: 'Psychologists change their own hours',
	text: RULES.find(({ value }) => value === ownHours)?.title ?? '',
});
