import { type Feature, features } from '@tulia/contracts/profile/features';
import { Checkbox, TextField, useFormState } from '@tulia/ui/form';
import { type ReactNode, useId } from 'react';
import * as s from './change-settings.module.css';
import type { SettingsValues } from './settings-values.ts';

const LABELS: Record<Feature, string> = {
	bookings: 'Take no bookings on the site',
	comments: 'Take no comments',
	newsletter: 'Take no sign-ups for the newsletter',
	messages: 'Take no messages and questions',
};

/** The features that may have to be turned off quickly, each with its message for visitors. */
export function TurnedOffSection(): ReactNode {
	const id = useId();
	const { isOff = {} } = useFormState<SettingsValues>({ subscription: { values: true } }).values;
	return (
		<section className={s.section} aria-labelledby={id}>
			<h2 id={id}>Turn something off</h2>
			<p>
				For an emergency. Visitors read your words in its place, and the main phone. What is there already stays: visits
				that are booked, comments, subscriptions. Staff can still book.
			</p>
			{features.map((feature) => (
				<div key={feature}>
					<Checkbox name={`isOff.${feature}`} label={LABELS[feature]} />
					{isOff[feature] ? (
						<TextField name={`profile.turnedOff.${feature}`} label="What visitors read instead" maxLength={300} />
					) : null}
				</div>
			))}
		</section>
	);
}
