import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { Link, paths } from '@tulia/platform';
import { ArrowLink, Lead, Panel, Section } from '@tulia/ui';
import type { ReactNode } from 'react';
import { ScheduleButton } from '../../lib/schedule-button.tsx';
import * as s from './before-you-choose.module.css';
import { licenceWords } from './licence-words.ts';

interface BeforeYouChooseProps {
	/** Empty until loaded. */
	readonly people: readonly Pick<PsychologistCard, 'licence'>[];
}

/** What a licence means, how to change the psychologist, and advice for visitors who cannot choose. */
export function BeforeYouChoose({ people }: BeforeYouChooseProps): ReactNode {
	const licences = licenceWords(people);
	return (
		<Section>
			<div className={s.panels}>
				{licences === undefined ? null : (
					<Panel tone="tint">
						<h2 className={s.heading}>What a licence means</h2>
						<p className={s.text}>{licences}</p>
					</Panel>
				)}
				<Panel tone="sand">
					<h2 className={s.heading}>If it is not the right person</h2>
					<p className={s.text}>
						That happens, and it is all right. Tell us, even in one line, and we will help you meet someone else.
					</p>
					<p className={s.onward}>
						<ArrowLink component={Link} to={paths.contact()}>
							Write to us
						</ArrowLink>
					</p>
				</Panel>
			</div>
			<div className={s.call}>
				<h2>Not sure who?</h2>
				<Lead>Choose “First available”. You see whoever offers what you come for and is free.</Lead>
				<ScheduleButton size="lg">Book a visit</ScheduleButton>
			</div>
		</Section>
	);
}
