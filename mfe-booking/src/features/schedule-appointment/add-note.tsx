import { whoReads } from '@tulia/centre/who-reads';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { Button, Icon } from '@tulia/ui';
import { TextArea, UnattendedNotice, useBoundField } from '@tulia/ui/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CareUnderNote } from '../../lib/care/care-under-note.tsx';
import { ChoiceRow } from '../../lib/choice-row.tsx';
import * as s from './schedule-appointment.module.css';

/** As many characters as the contract takes. */
const NOTES_LENGTH = 500;

/** What the psychologist should know, for whoever wants to say something. */
export function AddNote(): ReactNode {
	const { value, error } = useBoundField<string>('notes');
	const [isOpen, setOpen] = useState(value !== undefined);
	const box = useRef<HTMLDivElement>(null);
	const [isAsked, setAsked] = useState(false);
	useEffect(() => {
		if (isAsked) box.current?.querySelector('textarea')?.focus();
	}, [isAsked]);
	const isShown = isOpen || error !== undefined;
	const toggle = () => {
		setOpen(!isOpen);
		setAsked(!isOpen);
	};
	return (
		<ChoiceRow
			picture={<Icon name="document" />}
			title={
				<Button variant="quiet" size="sm" flush aria-expanded={isShown} onClick={toggle}>
					Add a note (optional)
				</Button>
			}
		>
			<div ref={box} className={s.opened} hidden={!isShown}>
				<TextArea
					name="notes"
					label="Notes for your psychologist"
					optional
					maxLength={NOTES_LENGTH}
					hint={`You do not have to explain your reasons here. ${whoReads.clientNotes.words}`}
				/>
				<CareUnderNote />
			</div>
		</ChoiceRow>
	);
}

/** Stands with or without a note. */
export const CrisisLine = (): ReactNode => (
	<UnattendedNotice
		crisisLines={useGetProfileQuery().data?.crisisLines}
		toHelp={(words) => <Link to={paths.helpNow()}>{words}</Link>}
	/>
);
