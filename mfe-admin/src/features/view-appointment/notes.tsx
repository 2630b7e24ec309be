import { whoReads } from '@tulia/centre/who-reads';
import type { AppointmentDetail } from '@tulia/contracts/appointment/staff-schemas';
import type { ReactNode } from 'react';
import { PanelSection } from '../../lib/page/panel-section.tsx';
import { OpenNotes } from './open-notes.tsx';
import { StaffNote } from './staff-note.tsx';

type Detail = Pick<AppointmentDetail, 'hasNotes' | 'hasStaffNote'>;

/** Says which notes exist, for roles that may not read them. */
function existingNotes({ hasNotes, hasStaffNote }: Detail): string {
	if (hasNotes && hasStaffNote) return 'The client wrote something, and there is a staff note.';
	if (hasNotes) return 'The client wrote something about this visit.';
	return hasStaffNote ? 'There is a staff note.' : 'There are no notes.';
}

/**
 * The notes of a visit as far as the role may read them: the texts, a form that opens them with a reason, or only
 * that they exist.
 */
export function Notes({ detail }: { readonly detail: AppointmentDetail }): ReactNode {
	if (detail.notesAccess === 'open') return <StaffNote detail={detail} />;
	return (
		<PanelSection headingId="notes">
			<h2 id="notes">Notes</h2>
			<p>
				{existingNotes(detail)} {whoReads.clientNotes.words}
			</p>
			{detail.notesAccess === 'with_reason' ? <OpenNotes id={detail.id} /> : null}
		</PanelSection>
	);
}
