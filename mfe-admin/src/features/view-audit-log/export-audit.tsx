import { explain } from '@tulia/platform';
import { Button, Icon, toast } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useExportAuditMutation } from '../../api/audit-api.ts';
import { saveFile } from '../../lib/files/save-file.ts';
import type { AuditView } from './audit-view.ts';

const WORDS = {
	date_not_bookable: 'These are too many for one file. Please choose fewer days, or one kind of thing.',
	forbidden: 'This account may not see the audit. Please log in with a staff account.',
};

/** Saves what the list says, all pages of it, as a CSV file. */
export function ExportAudit({ view }: { readonly view: AuditView }): ReactNode {
	const [load, { isLoading }] = useExportAuditMutation();

	async function save(): Promise<void> {
		const { data, error } = await load(view);
		if (data) saveFile({ fileName: data.fileName, text: data.csv, type: 'text/csv;charset=utf-8' });
		else toast.error(explain(error, WORDS, 'We could not make the file. Check your connection and try again.'));
	}

	return (
		<Button variant="secondary" size="sm" busy={isLoading} busyLabel="Making the file…" onClick={() => void save()}>
			<Icon name="document" /> Save as CSV
		</Button>
	);
}
