import type { Ticket } from '@tulia/contracts/appointment/schemas';
import { Link, paths } from '@tulia/platform';
import type { ReactNode } from 'react';

interface PsychologistLinkProps {
	readonly ticket: Pick<Ticket, 'psychologist' | 'psychologistId'>;
}

/** Whom a visit is with, and the way to who that is. */
export const PsychologistLink = ({ ticket: { psychologist, psychologistId } }: PsychologistLinkProps): ReactNode => (
	<Link to={paths.psychologist(psychologistId)}>{psychologist}</Link>
);
