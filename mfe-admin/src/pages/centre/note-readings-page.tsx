import { usePage } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { NoteReadings } from '../../features/view-audit-log/note-readings.tsx';

/** `/admin/audit/notes?client=…` or `?reader=…` */
export function NoteReadingsPage(): ReactNode {
	// The title of the tab contains no name.
	usePage({ title: 'Who read whose notes' });
	return (
		<>
			<AdminHeading
				title="Who read whose notes"
				lead="Each time notes were opened, and each copy of a client’s data with notes in it. Kept for 24 months."
			/>
			<NoteReadings />
		</>
	);
}
