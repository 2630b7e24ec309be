import type { ReactNode } from 'react';
import { useExportAppointmentsMutation } from '../../api/visits/appointments-api.ts';
import { SaveCsvButton } from '../../lib/files/save-csv-button.tsx';
import type { ListView } from './list-address.ts';

const WORDS = {
	date_not_bookable: 'These days do not exist, or hold too many visits for one file. Please choose fewer.',
	forbidden: 'This account may not do that. Please log in with a staff account.',
};

/** Saves all pages of the list as a CSV file, without notes. */
export function ExportButton({ view }: { readonly view: ListView }): ReactNode {
	const [load, { isLoading }] = useExportAppointmentsMutation();
	const { after, search, ...filters } = view;
	return <SaveCsvButton load={() => load({ search: search.trim(), ...filters })} isLoading={isLoading} words={WORDS} />;
}
