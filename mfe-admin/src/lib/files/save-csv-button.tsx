import { explain } from '@tulia/platform';
import { Button, Icon, toast } from '@tulia/ui';
import { saveFile } from '@tulia/ui/save-file';
import type { ReactNode } from 'react';

interface SaveCsvButtonProps {
	readonly load: () => Promise<{
		readonly data?: { readonly fileName: string; readonly csv: string } | undefined;
		readonly error?: unknown;
	}>;
	readonly isLoading: boolean;
	readonly words: Readonly<Record<string, string>>;
}

/** Saves all pages of a list as a CSV file, made by the server. */
export function SaveCsvButton({ load, isLoading, words }: SaveCsvButtonProps): ReactNode {
	async function save(): Promise<void> {
		const { data, error } = await load();
		if (data) saveFile({ name: data.fileName, type: 'text/csv', text: data.csv });
		else toast.error(explain(error, words, 'We could not make the file. Check your connection and try again.'));
	}

	return (
		<Button variant="secondary" size="sm" busy={isLoading} busyLabel="Making the file…" onClick={() => void save()}>
			<Icon name="document" /> Save as CSV
		</Button>
	);
}
