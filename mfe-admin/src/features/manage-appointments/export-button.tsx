import { explain } from '@tulia/platform';
import { Button, Icon, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useExportAppointmentsMutation } from '../../api/appointments-api.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import type { ListView } from './list-address.ts';

const WORDS = {
	date_not_bookable: 'These days do not exist, or hold too many visits for one file. Please choose fewer.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
};

/** Saves exactly what the list shows, all pages of it, as a CSV file. Notes are not in it. */
export function ExportButton({ view }: { readonly view: ListView }): ReactNode {
	const [load, { isLoading }] = useExportAppointmentsMutation();

	async function save(): Promise<void> {
		const { after, search, ...filters } = view;
		const { data, error } = await load({ search: search.trim(), ...filters });
		if (data) saveFile({ fileName: data.fileName, text: data.csv, type: 'text/csv;charset=utf-8' });
		else toast.error(explain(error, WORDS, 'We could not make the file. Check your connection and try again.'));
	}

	return (
		<Button variant="secondary" size="sm" busy={isLoading} busyLabel="Making the file…" onClick={() => void save()}>
			<Icon name="document" /> Save as CSV
		</Button>
	);
}
