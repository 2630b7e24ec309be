import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Link, paths } from '@tulia/platform';
import type { ReactNode } from 'react';

interface PsychologistLinkProps {
	readonly ticket: Pick<Ticket, 'psychologist' | 'psychologistId'>;
}

/** The name of the psychologist as a link to their page. */
export const PsychologistLink = ({ ticket: { psychologist, psychologistId } }: PsychologistLinkProps): ReactNode => (
	<Link to={paths.psychologist(psychologistId)}>{psychologist}</Link>
);
