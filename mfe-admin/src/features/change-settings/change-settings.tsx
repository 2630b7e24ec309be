import { explain } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import type { ReactNode } from 'react';
import { useGetSettingsQuery } from '../../api/settings-api.ts';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';
import { SettingsForm } from './settings-form.tsx';

const WHY_FAILED = { forbidden: 'This account may not change the settings. Please log in with a staff account.' };

export function ChangeSettings(): ReactNode {
	const query = useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the settings"
			skeleton={<RowsSkeleton />}
			failed={{
				title: 'We could not load the settings',
				detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
			}}
		>
			{(settings) => <SettingsForm settings={settings} />}
		</AsyncBlock>
	);
}
