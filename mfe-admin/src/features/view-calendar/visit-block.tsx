import { timeOf } from '@tulia/centre/clock';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { classNames, VisuallyHidden } from '@tulia/ui';
import type { ReactNode } from 'react';
import { unconfirmedWords } from '../../lib/appointments/email-confirmation-words.ts';
import { forWhomLine } from '../../lib/appointments/for-whom-line.ts';
import * as s from './view-calendar.module.css';

const TONES: { readonly [status: string]: string | undefined } = {
	confirmed: s.confirmed,
	attended: s.attended,
	missed: s.missed,
};

interface VisitBlockProps {
	readonly visit: AdminAppointment;
	/** The schedule does not allow it any more. */
	readonly isDisplaced: boolean;
}

/** One visit in the calendar: when, who, what for, for whom. It leads to its page. */
export const VisitBlock = ({ visit, isDisplaced }: VisitBlockProps): ReactNode => (
	<Link
		className={classNames(s.visit, TONES[visit.status], isDisplaced && s.displaced)}
		to={paths.adminAppointment(visit.id)}
	>
		<b>
			{timeOf(new Date(visit.scheduledFor))} {visit.user.name}
		</b>
		{isDisplaced ? <span className={s.mark}>To be moved</span> : null}
		<span>{unconfirmedWords(visit.user)}</span>
		<span>{visit.service}</span>
		<span>{forWhomLine(visit.forWhom)}</span>
		<VisuallyHidden>, {visit.status}</VisuallyHidden>
	</Link>
);
