import { whoReads } from '@tulia/centre/who-reads';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { TextArea, UnattendedNotice } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { CareUnderNote } from '../../lib/care/care-under-note.tsx';
import * as s from './schedule-appointment.module.css';

/** As many characters as the contract takes. */
const NOTES_LENGTH = 500;

/** What the psychologist should know. */
export const AboutVisit = (): ReactNode => (
	<div className={s.fields}>
		<TextArea
			name="notes"
			label="Notes for your psychologist"
			optional
			maxLength={NOTES_LENGTH}
			hint={`You do not have to explain your reasons here. ${whoReads.clientNotes.words}`}
		/>
		<CareUnderNote />
		<UnattendedNotice
			crisisLines={useGetProfileQuery().data?.crisisLines}
			toHelp={(words) => <Link to={paths.helpNow()}>{words}</Link>}
		/>
	</div>
);
