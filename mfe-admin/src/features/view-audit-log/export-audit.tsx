import type { ReactNode } from 'react';
import { useExportAuditMutation } from '../../api/audit-api.ts';
import { SaveCsvButton } from '../../lib/files/save-csv-button.tsx';
import type { AuditView } from './audit-view.ts';

const WORDS = {
	date_not_bookable: 'These are too many for one file. Please choose fewer days, or one kind of thing.',
	forbidden: 'This account may not see the audit. Please log in with a staff account.',
};

/** Saves all pages of the list as a CSV file. */
export function ExportAudit({ view }: { readonly view: AuditView }): ReactNode {
	const [load, { isLoading }] = useExportAuditMutation();
	return <SaveCsvButton load={() => load(view)} isLoading={isLoading} words={WORDS} />;
}
