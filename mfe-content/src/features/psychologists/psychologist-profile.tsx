import type { PsychologistDetail } from '@tulia/contracts/psychologist/schemas';
import { calledBy, Link, paths, useListServicesQuery } from '@tulia/platform';
import { Panel } from '@tulia/ui';
import type { ReactNode } from 'react';
import { Breakable } from '../../lib/breakable.tsx';
import { ScheduleButton } from '../../lib/schedule-button.tsx';
import * as s from './psychologist-profile.module.css';

const paragraphsOf = (text: string | undefined): readonly string[] =>
	(text ?? '').split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');

/** The profile of a psychologist: their text, their services, and how to book. */
export function PsychologistProfile({ psychologist }: { readonly psychologist: PsychologistDetail }): ReactNode {
	const { id, name, summary, about, serviceIds } = psychologist;
	const called = calledBy(name);
	return (
		<div className={s.body}>
			{[summary, ...paragraphsOf(about)].map((paragraph) =>
				paragraph === undefined ? null : (
					<p key={paragraph} className={s.paragraph}>
						{paragraph}
					</p>
				),
			)}
			<CanHelpWith called={called} serviceIds={serviceIds} />
			<Panel>
				<h2 className={s.heading}>Book a visit with {called}</h2>
				<p className={s.note}>You choose what you come for, a day and a time. Nothing is booked until you confirm.</p>
				<ScheduleButton choice={{ psychologist: id }}>Book with {called}</ScheduleButton>
			</Panel>
		</div>
	);
}

interface CanHelpWithProps {
	readonly called: string;
	readonly serviceIds: readonly string[];
}

/** The offered services of the psychologist, as links. */
function CanHelpWith({ called, serviceIds }: CanHelpWithProps): ReactNode {
	const services = useListServicesQuery().data?.data ?? [];
	const offered = services.filter(({ id }) => serviceIds.includes(id));
	if (offered.length === 0) return null;
	return (
		<section className={s.services}>
			<h2 className={s.heading}>{called} can help with</h2>
			<ul className={s.chips}>
				{offered.map(({ id, title }) => (
					<li key={id}>
						<Link className={s.chip} to={paths.service(id)}>
							<Breakable text={title} />
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
