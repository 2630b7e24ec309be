import { compactMoment } from '@tulia/centre/compact-date';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import { useLocation } from '@tulia/platform';
import { Button, Icon, type IconName, Notice } from '@tulia/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { eventWords } from '../../lib/appointments/detail-words.ts';
import { useNow } from '../../lib/page/use-now.ts';
import * as s from './view-appointment.module.css';

interface DisclosureProps {
	readonly detail: AppointmentDetail;
	/**
	 * Whether the action is available. An open form stays open when it no longer is, so that the input is preserved.
	 */
	readonly isOffered: boolean;
	/** The label of the button: "Move". */
	readonly label: string;
	readonly icon: IconName;
	/** The hash in the address that opens the form: `#move`. */
	readonly opensAt?: string;
	/** Renders the form; its argument closes it. */
	readonly children: (close: () => void) => ReactNode;
}

/** A form that is collapsed behind a button, so that no change is made by a single tap. */
export function Disclosure({ detail, isOffered, label, icon, opensAt, children }: DisclosureProps): ReactNode {
	const { hash } = useLocation();
	const [isOpen, setOpen] = useState(hash !== '' && hash === opensAt);
	const [openedOn, setOpenedOn] = useState(detail.version);
	const button = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(isOpen);
	useEffect(() => {
		if (wasOpen.current) button.current?.focus();
	}, []);
	const id = useId();
	if (!isOffered && !isOpen) return null;
	function toggle(): void {
		setOpenedOn(detail.version);
		setOpen(!isOpen);
	}
	return (
		<div>
			<Button
				ref={button}
				variant="secondary"
				size="sm"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={toggle}
			>
				<Icon name={icon} /> {label}
			</Button>
			{isOpen ? (
				<div id={id} className={s.disclosure}>
					{detail.version === openedOn ? null : <Meanwhile history={detail.history} isOffered={isOffered} />}
					{children(() => setOpen(false))}
				</div>
			) : null}
		</div>
	);
}

const CHANGES: ReadonlySet<string> = new Set(['moved', 'cancelled', 'attended', 'missed', 'corrected', 'taken_back']);

/** Says what happened to the visit since the form was opened, by whom and when. */
function Meanwhile({
	history,
	isOffered,
}: Pick<AppointmentDetail, 'history'> & Pick<DisclosureProps, 'isOffered'>): ReactNode {
	const now = useNow();
	const event = history.findLast(({ what }) => CHANGES.has(what));
	return (
		<Notice
			tone="warm"
			role="alert"
			title={event ? `${eventWords(event)}, ${compactMoment(event.at, now)}` : 'This visit was changed'}
		>
			<p>
				{isOffered
					? 'What you typed is still here. Look at the visit above, then try again.'
					: 'What you typed is still here, but it cannot be done any more.'}
			</p>
		</Notice>
	);
}
