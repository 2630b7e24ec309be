import { Link, paths, usePage } from '@tulia/platform';
import { Container, LinkButton, PageHeading, SpotEmpty } from '@tulia/ui';
import type { ReactNode } from 'react';
import * as s from './psychologist-not-found.module.css';

export function PsychologistNotFound(): ReactNode {
	usePage({ title: 'Psychologist not found', status: 404 });
	return (
		<Container>
			<PageHeading lead="Whoever you are looking for does not see clients here at present, or the address has a slip in it.">
				Psychologist not found
			</PageHeading>
			<div className={s.missing}>
				<LinkButton component={Link} to={paths.psychologists()}>
					See who is here
				</LinkButton>
				<SpotEmpty />
			</div>
		</Container>
	);
}
