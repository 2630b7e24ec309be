import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { Link, paths } from '@tulia/platform';
import { Icon, IconButton } from '@tulia/ui';
import { StatusPill } from '@tulia/ui/admin';
import { type ReactNode, useId } from 'react';
import { unconfirmedWords } from '../../lib/appointments/email-confirmation-words.ts';
import { forWhomLine } from '../../lib/appointments/for-whom-line.ts';
import { GiveTimeFree } from '../../lib/appointments/give-time-free.tsx';
import { PhoneLink } from '../../lib/appointments/phone-link.tsx';
import { spanWords } from './plan/visit-words.ts';
import * as s from './visit-panel.module.css';

interface VisitPanelProps {
	readonly visit: AdminAppointment;
	readonly isDisplaced: boolean;
	readonly style: { readonly [side in 'top' | 'bottom' | 'left' | 'right']?: string };
	readonly onClose: () => void;
	/** Called once the time is released, so that the visit is no longer shown. */
	readonly onGivenFree: () => void;
	/** Starts a move; absent if the visit can no longer be moved. */
	readonly onMove?: (() => void) | undefined;
}

/** The details and actions of a visit, beside its block, which keeps the focus. */
export function VisitPanel({ visit, isDisplaced, style, onClose, onGivenFree, onMove }: VisitPanelProps): ReactNode {
	const id = useId();
	const { user } = visit;
	const unconfirmed = unconfirmedWords(user);
	return (
		<div className={s.panel} style={style} role="dialog" aria-labelledby={id}>
			<div className={s.head}>
				<h3 id={id}>{user.name}</h3>
				<IconButton icon="close" label="Close" onClick={onClose} />
			</div>
			<p>{[spanWords(visit), visit.psychologist, forWhomLine(visit.forWhom)].filter(Boolean).join(', ')}</p>
			<p>
				{isDisplaced ? <StatusPill status="to_be_moved" label="To be moved" /> : <StatusPill status={visit.status} />}
			</p>
			{visit.keptFree ? (
				<>
					<p>Cancelled, and the time is kept free.</p>
					<GiveTimeFree visit={visit} onGiven={onGivenFree} />
				</>
			) : null}
			{unconfirmed ? <p>{unconfirmed}</p> : null}
			{user.phone ? (
				<p>
					<PhoneLink phone={user.phone} />
				</p>
			) : null}
			<div className={s.links}>
				<Link className={s.link} to={paths.adminAppointment(visit.id)}>
					<Icon name="document" /> Open the visit
				</Link>
				{onMove ? (
					<button type="button" className={s.link} onClick={onMove}>
						<Icon name="clock" /> Another time or person{' '}
						<span className={s.key} aria-hidden="true">
							M
						</span>
					</button>
				) : null}
			</div>
		</div>
	);
}
