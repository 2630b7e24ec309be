import type { PsychologistCard } from '@tulia/contracts/psychologist/schemas';
import { Link, paths } from '@tulia/platform';
import { Container, Icon, Lead, PAGE_HEADING_ID, Skeleton } from '@tulia/ui';
import { Portrait } from '@tulia/ui/portraits';
import type { ReactNode } from 'react';
import { PsychologistFacts } from './psychologist-facts.tsx';
import * as s from './psychologist-frame.module.css';

interface PsychologistFrameProps {
	/** `undefined` until loaded; the card of a list is enough. */
	readonly psychologist: PsychologistCard | undefined;
	readonly isLoading: boolean;
	readonly children: ReactNode;
}

export const PsychologistFrame = ({ psychologist, isLoading, children }: PsychologistFrameProps): ReactNode => (
	<Container>
		<p className={s.back}>
			<Link to={paths.psychologists()}>
				<Icon name="arrowLeft" />
				Our psychologists
			</Link>
		</p>
		<div className={s.profile}>
			<div className={s.portrait}>
				{psychologist || !isLoading ? (
					<Portrait of={psychologist?.portrait} loading="eager" />
				) : (
					<Skeleton shape="image" />
				)}
			</div>
			<div id={PAGE_HEADING_ID} className={s.name}>
				<h1 tabIndex={-1}>{psychologist?.name ?? 'Psychologist'}</h1>
				{psychologist?.title === undefined ? null : <Lead>{psychologist.title}</Lead>}
			</div>
			<div className={s.facts}>{psychologist ? <PsychologistFacts psychologist={psychologist} withBoard /> : null}</div>
			<div className={s.body}>{children}</div>
		</div>
	</Container>
);
