import { timeOf } from '@tulia/centre/clock';
import { compactMoment } from '@tulia/centre/compact-date';
import type { PhoneCallNote } from '@tulia/contracts/appointment/staff-forms';
import type { AdminAppointment } from '@tulia/contracts/appointment/staff-schemas';
import { notePhoneCall } from '@tulia/contracts/routes/appointment';
import { Link, paths, useSessionUser } from '@tulia/platform';
import { Button, ButtonRow, classNames, Icon, LinkButton } from '@tulia/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNotePhoneCallMutation } from '../../api/visits/appointments-api.ts';
import { useMayCall } from '../page/use-may-call.ts';
import * as s from './call-list.module.css';
import { phoneCallWords, unansweredWords, whyNotNoted } from './phone-call-words.ts';
import { PhoneLink } from './phone-link.tsx';

type Row = AdminAppointment;

/** From this number of unanswered calls on, staff are shown the client's file to find another way to reach them. */
const MANY_TRIES = 3;

interface CallListProps {
	readonly rows: readonly Row[];
	readonly now: Date;
}

/**
 * The clients to phone, with the reason, soonest visit first. Those already notified are last. The subject of a visit
 * is omitted, because others may see the screen.
 */
export function CallList({ rows, now }: CallListProps): ReactNode {
	const told = rows.filter(({ phoned }) => phoned !== undefined);
	return (
		<ul className={s.calls}>
			{[...rows.filter((row) => !told.includes(row)), ...told].map((row) => (
				<Call key={row.id} row={row} now={now} />
			))}
		</ul>
	);
}

interface CallProps {
	readonly row: Row;
	readonly now: Date;
}

function Call({ row, now }: CallProps): ReactNode {
	const { user, phoned, phoneCall } = row;
	const [send, { isLoading }] = useNotePhoneCallMutation();
	const [failure, setFailure] = useState<string>();
	const may = useMayCall();
	const item = useFocusAfterMove(phoned !== undefined);
	async function note(what: PhoneCallNote['what']): Promise<void> {
		setFailure(undefined);
		const { error } = await send({ appointment: row, what });
		if (error !== undefined) setFailure(whyNotNoted(error));
	}
	return (
		<li ref={item} tabIndex={-1} className={classNames(phoned && s.told)}>
			<p>
				<Link className={s.name} to={paths.adminAppointment(row.id)}>
					{user.name}
				</Link>
				<small>
					{compactMoment(row.scheduledFor, now)} <span>with {row.psychologist}</span>
				</small>
			</p>
			<p className={s.number}>{user.phone ? <PhoneLink phone={user.phone} /> : 'No number'}</p>
			<p className={s.why}>
				{phoned ? <NotifiedWords at={phoned.at} /> : phoneCall ? phoneCallWords[phoneCall.about] : null}
				{phoned ? null : <small>{row.unanswered ? unansweredWords(row.unanswered, now) : 'Not tried yet'}</small>}
			</p>
			<div className={s.actions}>
				{may(notePhoneCall) ? <CallButtons row={row} isBusy={isLoading} onNote={(what) => void note(what)} /> : null}
			</div>
			{failure === undefined ? null : (
				<p className={s.failure} role="alert">
					{failure}
				</p>
			)}
		</li>
	);
}

/** A noted call is listed only on the page on which it was noted, so its author is the current user. */
const NotifiedWords = ({ at }: { readonly at: string }): ReactNode =>
	`They know, said ${useSessionUser()?.name ?? 'staff'} at ${timeOf(new Date(at))}.`;

interface CallButtonsProps {
	readonly row: Row;
	readonly isBusy: boolean;
	readonly onNote: (what: PhoneCallNote['what']) => void;
}

function CallButtons({ row, isBusy, onNote }: CallButtonsProps): ReactNode {
	const { user, userId, phoned, unanswered } = row;
	const button = { variant: 'secondary', size: 'sm', busy: isBusy } as const;
	if (phoned)
		return (
			<Button {...button} aria-label={`Undo: ${user.name} knows`} onClick={() => onNote('take_back')}>
				Undo
			</Button>
		);
	const needsFile = !user.phone || (unanswered?.count ?? 0) >= MANY_TRIES;
	return (
		<ButtonRow>
			<Button {...button} aria-label={`They know: ${user.name}`} onClick={() => onNote('told')}>
				<Icon name="tick" /> They know
			</Button>
			{user.phone ? (
				<Button {...button} aria-label={`No answer, try again: ${user.name}`} onClick={() => onNote('no_answer')}>
					No answer, try again
				</Button>
			) : null}
			{needsFile && userId !== undefined ? (
				<LinkButton component={Link} variant="quiet" size="sm" to={paths.adminClient(userId)}>
					Open the file
				</LinkButton>
			) : null}
		</ButtonRow>
	);
}

/** The row moves together with the tapped button, so the row takes the focus. */
function useFocusAfterMove(isNotified: boolean) {
	const item = useRef<HTMLLIElement>(null);
	const before = useRef(isNotified);
	useEffect(() => {
		if (before.current !== isNotified) item.current?.focus();
		before.current = isNotified;
	}, [isNotified]);
	return item;
}
