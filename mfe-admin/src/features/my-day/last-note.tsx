import { dayOf } from '@tulia/centre/clock';
import { shortDay } from '@tulia/centre/date-words';
import { whoReads } from '@tulia/centre/who-reads';
import { explain, Link, paths } from '@tulia/platform';
import { Button, Icon, LinkButton, Skeleton, VisuallyHidden } from '@tulia/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useGetLastNoteQuery } from '../../api/my-day-api.ts';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import * as s from './my-day.module.css';

interface LastNoteProps {
	/** The visit of the client whose last note is shown. */
	readonly visitId: string;
	readonly clientName: string;
}

/** Shows the last note after a tap, until the page is hidden by a locked phone or another tab. */
function useHiddenWithPage(): readonly [isShown: boolean, show: () => void] {
	const [isShown, setShown] = useState(true);
	useEffect(() => {
		const hide = (): void => {
			if (document.hidden) setShown(false);
		};
		document.addEventListener('visibilitychange', hide);
		return () => document.removeEventListener('visibilitychange', hide);
	}, []);
	return [isShown, () => setShown(true)];
}

export function LastNote({ visitId, clientName }: LastNoteProps): ReactNode {
	const [isShown, show] = useHiddenWithPage();
	return (
		<PanelSection headingId="last-note">
			{isShown ? (
				<ShownNote visitId={visitId} />
			) : (
				<>
					<h2 id="last-note">Your last note</h2>
					<div className={s.paper}>
						<p>Hidden, because you left this page.</p>
						<Button variant="secondary" size="sm" onClick={show}>
							Show the note
						</Button>
					</div>
				</>
			)}
			<div className={s.noteFoot}>
				<p className={s.mini}>
					<Icon name="eye" /> {whoReads.staffNote.words} Hidden when the phone locks.
				</p>
				<LinkButton component={Link} to={paths.adminAppointment(visitId)} variant="secondary" size="sm">
					Write
					<VisuallyHidden> a note about {clientName}</VisuallyHidden>
				</LinkButton>
			</div>
		</PanelSection>
	);
}

/** The note has its own component, so that unmounting it removes the note. */
function ShownNote({ visitId }: Pick<LastNoteProps, 'visitId'>): ReactNode {
	const { currentData, error, refetch, isFetching } = useGetLastNoteQuery(
		{ id: visitId },
		{ refetchOnMountOrArgChange: true },
	);
	const note = currentData?.note;
	return (
		<>
			<div className={s.split}>
				<h2 id="last-note">Your last note</h2>
				{note ? <p className={s.mini}>{shortDay(dayOf(new Date(note.visitAt)))}</p> : null}
			</div>
			<div className={s.paper} aria-busy={isFetching}>
				{currentData === undefined && error === undefined ? <Skeleton shape="text" /> : null}
				{currentData === undefined ? null : (
					<p className={s.noteText}>{note?.text ?? 'You have written no note about this client yet.'}</p>
				)}
				{error === undefined || currentData !== undefined ? null : (
					<>
						<p role="alert">{explain(error, {}, 'We could not load the note. Check your connection.')}</p>
						<Button variant="secondary" size="sm" onClick={() => void refetch()}>
							Try again
						</Button>
					</>
				)}
			</div>
		</>
	);
}
